/**
 * Written when the rules were done: what they do with texts that they were not made beside. English
 * first, then Spanish.
 */
export const unseenEnglish = `
My 2016 Rogue shudders between 25 and 40 mph, dealer says the CVT needs $4,200.
  Mi Rogue 2016 vibra entre 25 y 40 mph, la agencia dice que la CVT necesita $4,200.
Don't crank it for more than 10 seconds at a time.
  No le dé marcha por más de 10 segundos a la vez.
Spray the clips with silicone and they won't snap.
  Rocíe los clips con silicón y no se van a quebrar.
The old pump made 12 psi, the new one makes 55 psi.
  La bomba vieja daba 12 psi, la nueva da 55 psi.
How many amps should the blower draw on high?
  ¿Cuántos amperes debe consumir el soplador en alta?
I ordered it on a Monday and it showed up nine days later.
  Lo pedí un lunes y llegó nueve días después.
The rear bumper hides two more bolts, one on each side.
  La defensa trasera esconde dos tornillos más, uno en cada lado.
Never weld on it with the battery hooked up.
  Nunca suelde con la batería conectada.
Cylinder 5 is dead. Swapped the injector, no change.
  El cilindro 5 está muerto. Cambié el inyector y no hubo cambio.
If you can't find the leak, put dye in it and come back in a week.
  Si no encuentra la fuga, póngale tinte y regrese en una semana.
It only happens when it's raining.
  Solo pasa cuando está lloviendo.
Code P0455 cleared itself after I changed the gas cap.
  El código P0455 se borró solo después de que cambié el tapón de gasolina.
You have the hoses backwards, the inlet is at the bottom.
  Tiene las mangueras al revés, la entrada está abajo.
Twist it left until it stops, then pull straight out.
  Gírelo a la izquierda hasta que tope y luego jale derecho hacia afuera.
We charge $120 an hour and diagnostics are one hour minimum.
  Cobramos $120 por hora y el diagnóstico es de una hora como mínimo.
The green wire at pin 7 is the one you want, not the white one at pin 8.
  El cable verde en el pin 7 es el que busca, no el blanco en el pin 8.
Who makes a decent radiator for a '99 Tahoe?
  ¿Quién hace un radiador decente para una Tahoe 99?
Started fine for a month. Now it takes three tries.
  Arrancó bien por un mes. Ahora le toma tres intentos.
He refuses to pay because the noise is still there.
  Se niega a pagar porque el ruido sigue ahí.
Set the idle at 750 rpm in park and 650 rpm in drive.
  Ajuste el ralentí a 750 rpm en parking y 650 rpm en drive.
There was no oil in the rear diff at all.
  No había nada de aceite en el diferencial trasero.
Let it cool for at least an hour before you open it.
  Déjelo enfriar por lo menos una hora antes de abrirlo.
The fuse for the horn is number 31, 15 A.
  El fusible del claxon es el número 31, de 15 A.
Tighten the upper bolt first, the lower one last.
  Apriete primero el tornillo superior y al final el inferior.
Not worth fixing. The frame is rotted through.
  No vale la pena arreglarlo. El chasis está podrido.
My scan tool shows -18 degrees of timing at idle.
  Mi escáner muestra -18 grados de tiempo en ralentí.
The brake light stays on even with the pedal up.
  La luz de freno se queda prendida aun con el pedal arriba.
I'd be surprised if it wasn't the torque converter.
  Me sorprendería que no fuera el convertidor de torque.
Replace both front struts, they are leaking.
  Cambie los dos amortiguadores delanteros, están tirando aceite.
It holds 7 quarts with the filter, 6.5 quarts without.
  Lleva 7 cuartos con el filtro, 6.5 cuartos sin él.
Watch out, that capacitor holds 400 V.
  Cuidado, ese capacitor guarda 400 V.
The customer wants it by Thursday at noon.
  El cliente lo quiere para el jueves al mediodía.
Is the 3.5L EcoBoost known for eating turbos?
  ¿El 3.5L EcoBoost es conocido por acabarse los turbos?
Without a wiring diagram you will be chasing it for days.
  Sin un diagrama eléctrico lo va a andar buscando por días.
Lift the wiper arms and unscrew the cowl.
  Levante los brazos de los limpiaparabrisas y desatornille la rejilla.
It idles rough cold and smooths out once it's warm.
  El ralentí es inestable en frío y se estabiliza cuando ya está caliente.
Paid $65 for the sensor, $0 for labor.
  Pagué $65 por el sensor, $0 por la mano de obra.
Grease it every 5,000 miles and it will last forever.
  Engráselo cada 5,000 millas y durará para siempre.
The passenger window works but the driver's doesn't.
  La ventana del pasajero funciona, pero la del conductor no.
Hook the black clamp to the engine block, away from the battery.
  Conecte la pinza negra al bloque del motor, lejos de la batería.
Do I need to drop the tank to change the sending unit?
  ¿Necesito bajar el tanque para cambiar el flotador?
`;

export const unseenSpanish = `
Mi Versa 2015 hace un ruido al pasar topes, ya le cambié los bujes.
  My 2015 Versa makes a noise going over speed bumps, I already changed the bushings.
No le quite la tapa hasta que se enfríe.
  Don't remove the cap until it cools down.
La computadora pide 5 V de referencia y le llegan 3.2 V.
  The computer asks for a 5 V reference and gets 3.2 V.
¿A cuántas libras se aprietan los birlos de una Silverado 2010?
  How many pounds do you tighten the lug nuts to on a 2010 Silverado?
Traiga el carro el martes temprano y se lo entrego el miércoles.
  Bring the car on Tuesday early and I'll give it back to you on Wednesday.
El bendix no regresa y se queda pegado.
  The bendix doesn't return and stays stuck.
Compré tres inyectores por 2,400 pesos y uno salió malo.
  I bought three injectors for 2,400 pesos and one turned out bad.
Sale humo azul cuando acelero, humo negro no.
  Blue smoke comes out when I accelerate, not black smoke.
Conecte primero el cable rojo y al último el negro.
  Connect the red cable first and the black one last.
Nunca había visto una cadena tan estirada.
  I had never seen a chain so stretched.
El soporte derecho está roto, el izquierdo todavía aguanta.
  The right mount is broken, the left one still holds.
Se le sube la temperatura a los 20 minutos de camino.
  The temperature goes up after 20 minutes on the road.
Hay que bajar la caja, no hay de otra.
  You have to drop the transmission, there is no other way.
El relevador 4 controla la bomba y el 5 el ventilador.
  Relay 4 controls the pump and 5 the fan.
Me dio 110 psi en seco y 165 psi con aceite.
  It gave me 110 psi dry and 165 psi with oil.
Dudo mucho que un sensor cause ese ruido.
  I really doubt that a sensor causes that noise.
Le puse un radiador nuevo en enero y ya está tirando.
  I put a new radiator in it in January and it's already leaking.
No prenda cerillos cerca de la batería.
  Don't light matches near the battery.
El claxon suena solo a cualquier hora.
  The horn goes off by itself at any hour.
¿Qué aceite le ponen a la transfer de una Cherokee 2001?
  What oil do you put in the transfer case of a 2001 Cherokee?
Ni con el escáner ni con el multímetro encontré la falla.
  I didn't find the fault with the scanner or with the multimeter.
La segunda marcha entra dura en frío.
  Second gear goes in hard when cold.
Afloje la tuerca una vuelta y media, no más.
  Loosen the nut one and a half turns, no more.
Vendo un motor 4.8L con 130,000 millas en 1,100 dólares.
  I'm selling a 4.8L engine with 130,000 miles for 1,100 dollars.
La luz de reversa no prende aunque cambié el foco.
  The reverse light doesn't come on even though I changed the bulb.
Quítele el aire al sistema por el purgador de atrás.
  Bleed the air out of the system through the rear bleeder.
Siempre ponga el freno de mano antes de subirlo.
  Always set the parking brake before raising it.
Hace un mes que no lo muevo. La batería está muerta.
  I haven't moved it for a month. The battery is dead.
El pistón mide 92.5 mm y el cilindro 92.6 mm.
  The piston measures 92.5 mm and the cylinder 92.6 mm.
Está mal calibrada la válvula de admisión, la de escape está bien.
  The intake valve is badly adjusted, the exhaust one is fine.
Aguas con el resorte, sale disparado.
  Watch out for the spring, it shoots out.
Sin el candado no cierra bien la puerta.
  Without the lock the door doesn't close well.
Llegó con 3 códigos: P0106, P0122 y P2135.
  It came in with 3 codes: P0106, P0122 and P2135.
Después de 6 horas encontré el corto en la luz de placa.
  After 6 hours I found the short in the license plate light.
Deje prendido el motor cinco minutos y mida otra vez.
  Leave the engine running five minutes and measure again.
El presupuesto es de $850 y no incluye impuestos.
  The estimate is $850 and doesn't include taxes.
Puede ser la tierra de adentro del tablero.
  It could be the ground inside the dashboard.
La llave de 14 mm entra justa, la de 15 mm queda floja.
  The 14 mm wrench fits tight, the 15 mm one is loose.
Ya no venden ese empaque suelto, viene en kit.
  They no longer sell that gasket separately, it comes in a kit.
Gracias por responder tan rápido.
  Thanks for answering so fast.
Se quema el fusible de 30 A cada vez que prendo el aire.
  The 30 A fuse blows every time I turn on the air.
`;
