/** English as US mechanics write it, each line followed by a good Spanish translation. */
export const englishOne = `
2013 Malibu, 2.5L, cranks all day but never fires. Fuel pressure is 58 psi. Where would you look next?
  Malibu 2013, 2.5L, da marcha todo el día pero nunca enciende. La presión de combustible es de 58 psi. ¿Dónde buscarían ahora?
Torque the lug nuts to 100 ft-lbs, then go over them again after 50 miles.
  Apriete las tuercas de rueda a 100 ft-lbs y vuelva a repasarlas después de 50 millas.
Do not hit the axle with a hammer, you will mushroom the end.
  No golpee la flecha con un martillo, va a deformar la punta.
I swapped coils 1 and 4 and the misfire stayed on cylinder 1.
  Intercambié las bobinas 1 y 4 y la falla se quedó en el cilindro 1.
Part number 15-50230 fits 2007 to 2013, the old one was 15-5721.
  El número de parte 15-50230 le queda de 2007 a 2013, el anterior era 15-5721.
Customer paid $380 for the alternator and another $95 for labor.
  El cliente pagó $380 por el alternador y otros $95 por la mano de obra.
Never open the radiator cap while the engine is hot.
  Nunca abra el tapón del radiador mientras el motor esté caliente.
It dies at every stop light but only with the AC on.
  Se apaga en cada semáforo, pero solo con el aire acondicionado encendido.
Anybody know the firing order on a 5.9L Cummins?
  ¿Alguien sabe el orden de encendido de un 5.9L Cummins?
The left front wheel bearing howls above 45 mph, the right one is quiet.
  El balero delantero izquierdo zumba arriba de 45 mph, el derecho no hace ruido.
I was there Tuesday at 8:30 and nobody had opened the hood yet.
  Estuve ahí el martes a las 8:30 y nadie había abierto el cofre todavía.
Gap the plugs at 0.044", not 0.060" like the box says.
  Calibre las bujías a 0.044", no a 0.060" como dice la caja.
I can get you a used transmission with 86,000 miles for $1,450 installed.
  Le consigo una transmisión usada con 86,000 millas por $1,450 instalada.
STOP DRIVING IT. You have no brake fluid left in the rear circuit.
  DEJE DE MANEJARLO. Ya no le queda líquido de frenos en el circuito trasero.
Without the retainer clip the connector will walk out of the sensor.
  Sin el seguro, el conector se va a salir del sensor.
Both O2 sensors were replaced last month and P0171 is back.
  Los dos sensores de oxígeno se cambiaron el mes pasado y P0171 regresó.
The red wire has 12.4 V, the black one should have continuity to ground.
  El cable rojo tiene 12.4 V, el negro debe tener continuidad a tierra.
Hand tighten the filter, then three quarters of a turn more.
  Apriete el filtro a mano y luego tres cuartos de vuelta más.
Is it safe to drive 20 miles with a bad ball joint?
  ¿Es seguro manejar 20 millas con una rótula mala?
My scanner says bank 1 is at +18 % and bank 2 is at -3 %.
  Mi escáner dice que el banco 1 está en +18 % y el banco 2 está en -3 %.
It isn't the compressor. The clutch relay is stuck.
  No es el compresor. El relevador del clutch está pegado.
You need a 10 mm socket for the cover and a 13 mm for the bracket.
  Necesita un dado de 10 mm para la tapa y uno de 13 mm para el soporte.
We open at 7:30 am and close at 6 pm, Monday through Friday.
  Abrimos a las 7:30 a. m. y cerramos a las 6 p. m., de lunes a viernes.
He told me the warranty is 12 months or 12,000 miles, whichever comes first.
  Me dijo que la garantía es de 12 meses o 12,000 millas, lo que ocurra primero.
Check the ground behind the left kick panel before you buy a module.
  Revise la tierra detrás del panel izquierdo de los pies antes de comprar un módulo.
Plugs, wires, cap and rotor done, still bucks under load.
  Bujías, cables, tapa y rotor cambiados, y todavía jalonea con carga.
Unless you bleed the clutch first, third will grind.
  A menos que purgue el clutch primero, la tercera va a raspar.
The head gasket failed between cylinders 2 and 3.
  La junta de culata falló entre los cilindros 2 y 3.
I doubt it is the fuel pump, it primes every time.
  Dudo que sea la bomba de gasolina, ceba cada vez.
Fill it with 4.5 quarts of 5W-20, not 5W-30.
  Llénelo con 4.5 cuartos de 5W-20, no de 5W-30.
Thanks for the help. The TSB was 16-NA-110 and it fixed it.
  Gracias por la ayuda. El boletín era 16-NA-110 y con eso quedó.
Disconnect the battery and wait ten minutes before you touch the airbag connector.
  Desconecte la batería y espere diez minutos antes de tocar el conector de la bolsa de aire.
I have a 10-year-old Tacoma with a 6-cylinder and 140k on it.
  Tengo una Tacoma de 10 años con motor de 6 cilindros y 140 mil millas.
No crank, no click, and the dash goes dead when I turn the key.
  No da marcha, no hace clic y el tablero se apaga cuando giro la llave.
Why would it lose 2 quarts between oil changes without leaking?
  ¿Por qué perdería 2 cuartos entre cambios de aceite sin tener fugas?
Third time this week the same truck comes back with U0121.
  Es la tercera vez esta semana que la misma troca regresa con U0121.
Loosen the tensioner, slip the belt off and spin each pulley by hand.
  Afloje el tensor, quite la banda y gire cada polea con la mano.
He wants $60 per hour, the other shop charges $85.
  Él quiere $60 por hora, el otro taller cobra $85.
It will not go over 30 mph and the transmission is stuck in second.
  No pasa de 30 mph y la transmisión está trabada en segunda.
Wear eye protection. The refrigerant line is still under pressure.
  Use protección para los ojos. La línea de refrigerante todavía tiene presión.
Where is the low side port on a 2010 Equinox?
  ¿Dónde está el puerto de baja en una Equinox 2010?
I replaced everything except the fuel pressure sensor.
  Cambié todo excepto el sensor de presión de combustible.
The cam is one tooth late, so compression is 95 psi on all four.
  El árbol de levas está un diente atrasado, así que la compresión es de 95 psi en los cuatro.
Avoid cheap rotors, they warp in six months.
  Evite los discos baratos, se tuercen en seis meses.
Resistance should be between 0.3 and 1.0 ohms.
  La resistencia debe estar entre 0.3 y 1.0 ohms.
The starter draws 310 A, the spec is 180 A.
  El motor de arranque consume 310 A, lo especificado es 180 A.
Push the pedal down slowly, hold it, close the bleeder, then release.
  Pise el pedal despacio, sosténgalo, cierre el purgador y luego suelte.
You can't reuse the torque-to-yield bolts on that engine.
  No puede reutilizar los pernos de torque angular en ese motor.
Noise started after I hit a pothole on March 3.
  El ruido empezó después de que caí en un bache el 3 de marzo.
VIN 1GNSKBKC5FR123456, need the RPO code for the rear axle ratio please.
  VIN 1GNSKBKC5FR123456, necesito el código RPO de la relación del eje trasero, por favor.
Its leaking trans fluid from the front pump, bout a quart a week.
  Está tirando aceite de transmisión por la bomba delantera, como un cuarto por semana.
Key off, 0 V. Key on, 5 V. Cranking, still 5 V.
  Llave apagada, 0 V. Llave encendida, 5 V. Dando marcha, todavía 5 V.
The dealer said it needs two injectors and quoted me $2,100.
  La agencia dijo que necesita dos inyectores y me cotizó $2,100.
If the fan doesn't come on at 220°F, jump the relay.
  Si el ventilador no prende a 220°F, puentee el relevador.
Don't over tighten the drain plug, the pan is aluminum.
  No apriete de más el tapón de drenaje, el cárter es de aluminio.
There is hardly any oil on the dipstick.
  Apenas hay aceite en la bayoneta.
Front pads are at 3 mm, rears at 6 mm.
  Las balatas delanteras están a 3 mm, las traseras a 6 mm.
Anyone near San Antonio with a Tech 2 for about an hour?
  ¿Alguien cerca de San Antonio con un Tech 2 como por una hora?
The timing mark should line up with the arrow at the top, not the bottom.
  La marca de tiempo debe alinearse con la flecha de arriba, no con la de abajo.
I'm getting 11.2 V at the pump and 12.5 V at the battery.
  Me da 11.2 V en la bomba y 12.5 V en la batería.
Turn the engine clockwise only, never backwards.
  Gire el motor solo en el sentido de las manecillas, nunca hacia atrás.
We did it in 45 minutes with two guys and a pry bar.
  Lo hicimos en 45 minutos entre dos y con una barreta.
The blue connector goes to the injector harness, the gray one to the knock sensor.
  El conector azul va al arnés de inyectores, el gris al sensor de detonación.
Use a scan tool that can command the EVAP vent closed.
  Use un escáner que pueda mandar cerrar la ventilación del EVAP.
It failed to start twice yesterday and was fine this morning.
  No arrancó dos veces ayer y esta mañana estaba bien.
No need to pull the intake to get at the knock sensor on that one.
  No hace falta quitar el múltiple de admisión para llegar al sensor de detonación en ese.
Tire size is 265/70R17, pressure 35 psi front and 38 psi rear.
  La medida de la llanta es 265/70R17, presión 35 psi adelante y 38 psi atrás.
Pull codes first! Then tell us what the freeze frame says.
  ¡Saque los códigos primero! Luego díganos qué dice el cuadro congelado.
It's been 90 days and the part is still on back order.
  Ya van 90 días y la pieza sigue sin existencias.
Do you have spark? Do you have injector pulse?
  ¿Tiene chispa? ¿Tiene pulso de inyector?
Refund was $212.40 and the core charge was $35.
  El reembolso fue de $212.40 y el cargo por el casco fue de $35.
The customer never changed the oil in 40,000 miles.
  El cliente nunca cambió el aceite en 40,000 millas.
Ignore the first reading, the meter needs a second to settle.
  Ignore la primera lectura, el medidor necesita un segundo para estabilizarse.
Brake pedal goes to the floor after I bled all four corners.
  El pedal del freno se va al piso después de que purgué las cuatro ruedas.
Press the trim in until it clicks, it should not move afterwards.
  Presione la moldura hasta que haga clic, después no debe moverse.
License plate was KXR-4471, silver Camry, no front bumper.
  La placa era KXR-4471, Camry plateado, sin defensa delantera.
I'd check fuses 12 and 27 in the under-hood box.
  Yo revisaría los fusibles 12 y 27 en la caja bajo el cofre.
Low oil pressure at idle, 8 psi hot, 40 psi cold.
  Baja presión de aceite en ralentí, 8 psi en caliente, 40 psi en frío.
The gas gauge reads empty even with a full tank.
  El medidor de gasolina marca vacío aunque el tanque esté lleno.
Don't let anyone tell you the sensor can't be cleaned.
  No deje que nadie le diga que el sensor no se puede limpiar.
`;
