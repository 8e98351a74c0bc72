/** More of the same: warnings, prices, dates, lists, capitals, typos. */
export const englishTwo = `
Jack stands under the frame, always. Never trust the jack alone.
  Torres debajo del chasis, siempre. Nunca confíe solo en el gato.
It starts fine cold. After 15 minutes of driving it will not restart.
  Arranca bien en frío. Después de 15 minutos de manejo ya no vuelve a arrancar.
The injector on number 6 clicks but doesn't spray.
  El inyector del número 6 hace clic pero no rocía.
I paid 300 dollars for a reman rack and it leaks from the left boot.
  Pagué 300 dólares por una cremallera remanufacturada y tira por el guardapolvo izquierdo.
Can I mix green and orange coolant or is that a bad idea?
  ¿Puedo mezclar anticongelante verde y naranja o es mala idea?
Set the toe to 0.10° on each side and the camber to -0.5°.
  Ajuste la convergencia a 0.10° en cada lado y el camber a -0.5°.
WILL NOT START WHEN HOT, ANY IDEAS?
  NO ARRANCA EN CALIENTE, ¿ALGUNA IDEA?
The shop is closed on Sundays and holidays.
  El taller está cerrado los domingos y días festivos.
The fan runs on high all the time, even with the key off.
  El ventilador funciona en alta todo el tiempo, incluso con la llave apagada.
Drain the cooling system before you pull the water pump.
  Drene el sistema de enfriamiento antes de quitar la bomba de agua.
On the 2004 the sensor has three wires, on the 2005 it has five.
  En el 2004 el sensor tiene tres cables, en el 2005 tiene cinco.
My guess is a bad ground, but I haven't checked it yet.
  Mi teoría es una mala tierra, pero todavía no la he revisado.
Send me a picture of the part before you order it.
  Mándeme una foto de la pieza antes de pedirla.
It's impossible to get to the rear bolt without dropping the subframe.
  Es imposible llegar al tornillo trasero sin bajar el subchasis.
Got it for 40 bucks at the junkyard off I-35.
  Lo conseguí por 40 dólares en el yonke cerca de la I-35.
The clutch slips in fourth and fifth, first is fine.
  El clutch patina en cuarta y quinta, primera está bien.
Compression is 145, 150, 90 and 148.
  La compresión es de 145, 150, 90 y 148.
Is the crank sensor the same for manual and automatic?
  ¿El sensor del cigüeñal es el mismo para manual y automático?
Ford wants 8.5 hours for that job, I do it in 5.
  Ford pide 8.5 horas para ese trabajo, yo lo hago en 5.
Nothing is leaking but it still drops half a gallon of coolant per month.
  Nada está tirando, pero igual pierde medio galón de anticongelante por mes.
Be careful, the spring is loaded and can take your fingers off.
  Tenga cuidado, el resorte está cargado y le puede arrancar los dedos.
The upper hose is hot and the lower hose is cold, so the thermostat is stuck closed.
  La manguera superior está caliente y la inferior está fría, así que el termostato está pegado cerrado.
Should be 14.2 V at idle. If it is below 13 V the alternator is weak.
  Debe haber 14.2 V en ralentí. Si está por debajo de 13 V, el alternador está débil.
Appointment is Friday, June 12 at 9 am.
  La cita es el viernes 12 de junio a las 9 a. m.
I used part 89467-33040 on the upstream and 89465-06070 on the downstream.
  Usé la parte 89467-33040 antes del catalizador y la 89465-06070 después.
The previous owner skipped the timing belt at 100k.
  El dueño anterior omitió la banda de tiempo a las 100 mil.
Neither key works in the ignition.
  Ninguna de las llaves funciona en el switch.
Don't forget the crush washer. It always leaks if you reuse the old one.
  No olvide la arandela de presión. Siempre tira si reutiliza la vieja.
How long does a wheel bearing last on gravel roads?
  ¿Cuánto dura un balero de rueda en caminos de terracería?
Mine did 180,000 miles on the original clutch.
  El mío hizo 180,000 millas con el clutch original.
It throws P0420 about once a week, clears, and comes back.
  Marca P0420 como una vez por semana, se borra y regresa.
If you smell gas, don't turn the key and don't plug anything in.
  Si huele a gasolina, no gire la llave y no conecte nada.
The ABS pump won't run even with a direct 12 V feed.
  La bomba del ABS no funciona ni con 12 V directos.
Raise the rear, put it in neutral and spin the driveshaft.
  Levante la parte trasera, póngalo en neutral y gire la flecha cardán.
Two of the six glow plugs were open.
  Dos de las seis bujías de precalentamiento estaban abiertas.
I need the pinout for the C2 connector on a 2012 F-250.
  Necesito el diagrama de pines del conector C2 de una F-250 2012.
It's not the converter, it's the solenoid pack.
  No es el convertidor, es el paquete de solenoides.
Anything under 10 percent on the fuel trims is fine.
  Cualquier cosa por debajo de 10 por ciento en los ajustes de combustible está bien.
The truck sat for 14 months with bad gas in it.
  La camioneta estuvo parada 14 meses con gasolina mala.
Clean the MAF with MAF cleaner only, not brake cleaner.
  Limpie el MAF solo con limpiador de MAF, no con limpiador de frenos.
The lock cylinder is toast, quoted $275 with programming.
  El cilindro de la chapa ya no sirve, lo coticé en $275 con programación.
Someone cut the yellow wire behind the radio.
  Alguien cortó el cable amarillo detrás del radio.
It ran worse after the tune-up, not better.
  Quedó peor después de la afinación, no mejor.
Thank you all. Problem solved, it was the purge valve.
  Gracias a todos. Problema resuelto, era la válvula de purga.
The ECU is located under the passenger seat.
  La ECU está ubicada debajo del asiento del pasajero.
Shift it manually through every gear and tell me if it slips.
  Páselo manualmente por todas las velocidades y dígame si patina.
Add one pint at a time and check the level hot.
  Agregue una pinta a la vez y revise el nivel en caliente.
The tone ring has 48 teeth and two of them are missing.
  El anillo dentado tiene 48 dientes y le faltan dos.
My wife drives it every day and it has never left her stranded.
  Mi esposa lo maneja todos los días y nunca la ha dejado tirada.
Hey guys, new here. Any advice on a noisy lifter?
  Hola a todos, soy nuevo aquí. ¿Algún consejo sobre un buzo ruidoso?
Battery tested at 420 CCA out of 650 CCA, so it is junk.
  La batería dio 420 CCA de 650 CCA, así que ya no sirve.
With the sensor unplugged it runs better, plugged in it stumbles.
  Con el sensor desconectado funciona mejor, conectado se ahoga.
I wouldn't put a dime into that engine.
  Yo no le metería ni un centavo a ese motor.
The belt squeals for 30 seconds and then goes away.
  La banda chilla 30 segundos y luego se quita.
The left turn signal flashes twice as fast as the right.
  La direccional izquierda parpadea el doble de rápido que la derecha.
Look for rub marks where the harness passes the exhaust manifold.
  Busque marcas de roce donde el arnés pasa por el múltiple de escape.
We close at noon on Saturday.
  El sábado cerramos al mediodía.
The nut is left-hand thread, turn it clockwise to loosen.
  La tuerca es de rosca izquierda, gírela en sentido de las manecillas para aflojarla.
Change the diff fluid every 30,000 miles, more often if you tow.
  Cambie el aceite del diferencial cada 30,000 millas, más seguido si remolca.
No codes stored, no codes pending.
  Sin códigos almacenados, sin códigos pendientes.
He sold me a new battery and the old one was still good.
  Me vendió una batería nueva y la vieja todavía estaba buena.
A 1/2" breaker bar is not enough, use a 3/4" one.
  Una maneral de 1/2" no es suficiente, use una de 3/4".
Put dielectric grease on it? Yes. On the pins? No.
  ¿Ponerle grasa dieléctrica? Sí. ¿En los pines? No.
The lift is rated for 9,000 lbs and the van weighs 8,600 lbs.
  El elevador aguanta 9,000 lbs y la van pesa 8,600 lbs.
I've done hundreds of these and that gasket is always the cause.
  He hecho cientos de estos y esa junta siempre es la causa.
Coolant in the oil. Oil in the coolant. What do I do?
  Anticongelante en el aceite. Aceite en el anticongelante. ¿Qué hago?
It takes four bolts, two long ones at the bottom and two short ones at the top.
  Lleva cuatro tornillos, dos largos abajo y dos cortos arriba.
Leave the valve open until the air stops coming out.
  Deje la válvula abierta hasta que deje de salir aire.
Don't use the parking brake on a truck with a seized cable.
  No use el freno de mano en una troca con el cable pegado.
The invoice is dated 04/18/2025 and the odometer was 73,512.
  La factura tiene fecha 04/18/2025 y el odómetro marcaba 73,512.
Is there any reason not to replace both?
  ¿Hay alguna razón para no cambiar los dos?
The first one broke in a week, the second lasted three years.
  El primero se rompió en una semana, el segundo duró tres años.
Check for voltage on the purple wire with the headlights on.
  Revise si hay voltaje en el cable morado con los faros encendidos.
It needs a relearn or it won't idle right.
  Necesita un reaprendizaje o no va a quedar bien el ralentí.
Engine light came on twenty minutes after the fill-up.
  La luz del motor se prendió veinte minutos después de cargar gasolina.
On a diesel you can't test it that way.
  En un diésel no lo puede probar así.
The heater blows cold on the driver side and hot on the passenger side.
  La calefacción echa frío en el lado del conductor y caliente en el lado del pasajero.
I can't read the part number, it ends in 118B.
  No alcanzo a leer el número de parte, termina en 118B.
Rebuild kit is $64.99 plus $12 shipping.
  El kit de reparación cuesta $64.99 más $12 de envío.
`;
