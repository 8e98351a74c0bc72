/** Spanish as Latin American mechanics write it, written without a look at the rules. */
export const spanishThree = `
Buenas, tengo un Jetta 2012 2.5 que se apaga en los semáforos pero vuelve a encender a la primera.
  Hi, I have a 2012 Jetta 2.5 that dies at stop lights but starts right back up on the first try.
No le eche agua al radiador en caliente, se puede rajar la cabeza.
  Don't pour water into the radiator while it's hot, you can crack the head.
¿Cuánto cobran ustedes por cambiar la banda de tiempo de un Civic?
  How much do you guys charge to change the timing belt on a Civic?
Ya le cambié bujías, cables y bobina y sigue igual.
  I already changed the plugs, wires and coil and it's still the same.
El cliente trajo su propio aceite, y era de cocina.
  The customer brought his own oil, and it was cooking oil.
La presión del riel debe estar entre 300 y 400 kPa en ralentí.
  Rail pressure should be between 300 and 400 kPa at idle.
Si no trae corriente en el cable rojo, revise el fusible de 20 amperes.
  If there's no power on the red wire, check the 20 amp fuse.
A mí me pasó lo mismo y era el sensor TPS.
  Same thing happened to me and it was the TPS sensor.
Nunca use dos gatos hidráulicos sin torres de seguridad.
  Never use two floor jacks without jack stands.
Se escucha un golpeteo del lado derecho cuando paso los topes.
  There's a clunk on the right side when I go over speed bumps.
Lleva tres días con la batería desconectada y perdió la programación del radio.
  The battery has been disconnected for three days and it lost the radio programming.
¿Alguien sabe cuál es el torque de la cabeza del Tsuru 1.6?
  Does anybody know the head torque on the 1.6 Tsuru?
Primero 30 Nm, luego 60 Nm y al final otros 90 grados.
  First 30 Nm, then 60 Nm and finally another 90 degrees.
Con el aire prendido la temperatura sube a 110 grados, sin el aire se queda en 92.
  With the AC on the temperature climbs to 110 degrees, without the AC it stays at 92.
No creo que sea la bomba, porque mantiene la presión toda la noche.
  I don't think it's the pump, because it holds pressure all night.
Ya quedó. Era un cable roto dentro del arnés de la puerta.
  All fixed. It was a broken wire inside the door harness.
Me cobraron 4,500 pesos por un escaneo y no encontraron nada.
  They charged me 4,500 pesos for a scan and didn't find anything.
Hay que quitar la llanta delantera izquierda para llegar al sensor.
  You have to take off the left front wheel to get to the sensor.
¿Es normal que gaste un litro de aceite cada 1,000 km?
  Is it normal for it to use a liter of oil every 1,000 km?
No, no es normal. Revise los anillos y los sellos de válvula.
  No, it isn't normal. Check the rings and the valve seals.
Si fuera la junta, echaría humo blanco y perdería anticongelante.
  If it were the gasket, it would blow white smoke and lose coolant.
El balero hace ruido arriba de los 80 km/h y se calla al dar vuelta a la izquierda.
  The bearing is noisy above 80 km/h and goes quiet when you turn left.
Desde que le pusieron alarma no arranca a veces.
  Ever since they put an alarm in it, sometimes it won't start.
Mi suegro dice que le falta agua a las velocidades. Que Dios lo bendiga.
  My father-in-law says the transmission is low on water. God bless him.
Trae código P0442, fuga pequeña del EVAP. Empiece por el tapón de gasolina.
  It has a P0442, small EVAP leak. Start with the gas cap.
Las balatas de atrás casi no se gastan, las de adelante me duran ocho meses.
  The rear pads hardly wear at all, the front ones last me eight months.
Antes de desarmar, marque la posición del distribuidor.
  Before you take it apart, mark the position of the distributor.
El compresor no engancha si la presión está por debajo de 30 psi.
  The compressor won't engage if the pressure is below 30 psi.
¿Alguien me puede pasar el diagrama del fusible de la Ranger 2005?
  Can somebody send me the fuse diagram for the 2005 Ranger?
Conecte el multímetro entre el pin 3 y tierra; debe marcar 12 volts con la llave en contacto.
  Connect the multimeter between pin 3 and ground; it should read 12 volts with the key on.
No hace falta bajar el motor, sale por arriba con paciencia.
  You don't need to drop the engine, it comes out the top with patience.
Me quedan dos tornillos y no sé de dónde son.
  I have two bolts left over and I don't know where they go.
La camioneta jala bien en primera y segunda, pero en tercera patina.
  The truck pulls fine in first and second, but it slips in third.
Le puse un regulador nuevo y sigue cargando 15.8 volts.
  I put a new regulator in it and it's still charging at 15.8 volts.
Gracias a todos, era la tierra del motor.
  Thanks everybody, it was the engine ground.
El anticongelante se mezcla mitad y mitad con agua destilada.
  Coolant is mixed half and half with distilled water.
Ni siquiera da marcha, solo prende el tablero.
  It doesn't even crank, only the dash lights up.
El año pasado le cambiaron el convertidor de par y quedó peor.
  Last year they changed the torque converter and it ended up worse.
Suelte la manguera de retorno y mida cuánto combustible sale en un minuto.
  Disconnect the return hose and measure how much fuel comes out in one minute.
Se necesitan por lo menos 1.2 litros por minuto a 3 bar.
  You need at least 1.2 liters per minute at 3 bar.
El motor tiene 180 mil kilómetros y nunca le han tocado la cadena.
  The engine has 180,000 kilometers and the chain has never been touched.
Pues si le suena al frenar, seguro ya llegó a metal.
  Well, if it makes noise when braking, it's probably down to metal.
¿La luz de ABS se prende al arrancar o después de moverlo?
  Does the ABS light come on at startup or after you move it?
No recomiendo las bombas baratas, a los seis meses están de vuelta.
  I don't recommend the cheap pumps, in six months they're back.
Tiene juego en la rótula inferior del lado del pasajero.
  There's play in the lower ball joint on the passenger side.
La marcha consume 320 amperes, y debería andar en unos 150.
  The starter draws 320 amps, and it should be around 150.
Apague el motor de inmediato si se prende la luz de aceite.
  Shut the engine off immediately if the oil light comes on.
Le hicieron el motor completo hace un año y ya bota humo azul.
  They rebuilt the whole engine a year ago and it's already blowing blue smoke.
¿Puedo manejarlo así hasta el lunes?
  Can I drive it like this until Monday?
Yo no lo movería ni a la esquina.
  I wouldn't move it even to the corner.
El inyector 2 mide 14.5 ohms y los demás 12.1.
  Injector 2 measures 14.5 ohms and the others 12.1.
Revise que no esté tapado el filtro de aire antes de gastar en sensores.
  Make sure the air filter isn't plugged before you spend money on sensors.
La pieza llega el jueves y se entrega el viernes por la tarde.
  The part gets here Thursday and we deliver Friday afternoon.
Se me barrió la rosca del cárter, ¿qué me recomiendan?
  I stripped the threads on the oil pan, what do you recommend?
Métale un helicoil de 14 mm y listo.
  Put a 14 mm helicoil in it and you're done.
El volante vibra a 100 y se quita a 120.
  The steering wheel shakes at 100 and it goes away at 120.
No es lo mismo 10W-30 que 10W-40 en ese motor.
  10W-30 isn't the same as 10W-40 in that engine.
Tengo 22 años en esto y jamás había visto una biela así.
  I've been doing this for 22 years and I had never seen a rod like that.
El código regresa a los diez minutos de borrarlo.
  The code comes back ten minutes after clearing it.
Si el pistón del cáliper no regresa, cámbielo junto con la manguera.
  If the caliper piston doesn't go back in, replace it along with the hose.
El switch de encendido se calienta y a veces no deja sacar la llave.
  The ignition switch gets hot and sometimes it won't let you take the key out.
Dice el dueño que solo falla los domingos.
  The owner says it only acts up on Sundays.
No se le olvide purgar el sistema, si no se va a calentar otra vez.
  Don't forget to bleed the system, otherwise it's going to overheat again.
Quiero cotizar una transmisión usada para Sentra 2016, automática.
  I'd like a quote on a used transmission for a 2016 Sentra, automatic.
El sensor va en el múltiple, justo arriba del filtro de aceite.
  The sensor goes in the manifold, right above the oil filter.
La compresión salió en 150, 148, 90 y 152 psi.
  Compression came out at 150, 148, 90 and 152 psi.
Entonces el cilindro 3 tiene la válvula quemada o el anillo roto.
  Then cylinder 3 has a burnt valve or a broken ring.
Mientras no se prenda la luz de check, yo no le haría nada.
  As long as the check engine light doesn't come on, I wouldn't do anything to it.
Con la llanta levantada se siente el juego si la mueve de arriba abajo.
  With the wheel lifted you can feel the play if you move it up and down.
Le falta refrigerante pero no tira ni una gota.
  It's low on coolant but it doesn't leak a drop.
La dirección se pone dura al girar a la derecha, a la izquierda no.
  The steering gets stiff when turning right, but not left.
¿De cuánto es el espacio de las bujías, 0.8 o 1.1 mm?
  What's the plug gap, 0.8 or 1.1 mm?
Se cambian en pares, nunca una sola.
  They get changed in pairs, never just one.
El taxi tiene 600,000 km con el mismo motor, y el dueño con la misma esposa.
  The taxi has 600,000 km on the same engine, and the owner is on the same wife.
Tuve que hacer un puente en el relevador para que arrancara la bomba.
  I had to jump the relay to get the pump to run.
La garantía es de 90 días en piezas y 30 en mano de obra.
  The warranty is 90 days on parts and 30 on labor.
Sin escáner no se puede saber cuál módulo es.
  Without a scan tool there's no way to know which module it is.
Le recomiendo cambiar el aceite cada 5,000 km o cada seis meses.
  I recommend changing the oil every 5,000 km or every six months.
Ese ruido no es del motor, viene de la polea del aire.
  That noise isn't from the engine, it's coming from the AC pulley.
Cuando lo acelero en neutral no falla, solo con carga.
  When I rev it in neutral it doesn't miss, only under load.
Al mover el cable, el motor se apagó.
  When I moved the wire, the engine died.
Los frenos se sienten esponjosos aunque ya los purgué dos veces.
  The brakes feel spongy even though I already bled them twice.
Puede que sea el cilindro maestro.
  It could be the master cylinder.
¿Qué tan difícil es cambiar el evaporador? Muy difícil, hay que quitar todo el tablero.
  How hard is it to change the evaporator? Very hard, you have to remove the whole dash.
No abra la línea de alta presión: trae más de 1,600 bar.
  Don't open the high pressure line: it carries more than 1,600 bar.
Se me olvidó apretar el tapón y perdí cuatro litros en el camino.
  I forgot to tighten the plug and lost four liters on the road.
El fusible se quema cada vez que pongo reversa.
  The fuse blows every time I put it in reverse.
Busque un corto en las luces de reversa o en el conector del remolque.
  Look for a short in the reverse lights or in the trailer connector.
El motor arranca frío sin problema; caliente hay que esperar 20 minutos.
  The engine starts fine cold; hot you have to wait 20 minutes.
Cualquier duda me avisa.
  Any questions, let me know.
Necesito el número de parte del sensor de árbol de levas, el de escape.
  I need the part number for the camshaft sensor, the exhaust one.
Quítele el negativo a la batería por 15 minutos para que olvide los ajustes.
  Take the negative off the battery for 15 minutes so it forgets the trims.
La flecha sale golpeándola con un mazo de goma, no con martillo.
  The axle comes out by hitting it with a rubber mallet, not with a hammer.
El vidrio del copiloto baja pero no sube.
  The passenger window goes down but won't go up.
En mi pueblo el único escáner que hay soy yo.
  In my town the only scan tool around is me.
Sí se puede, pero no conviene.
  It can be done, but it's not worth it.
Si la aguja pasa de la mitad, oríllese y no siga manejando.
  If the needle goes past the middle, pull over and don't keep driving.
Compré dos sensores genéricos y ninguno sirvió; con el original quedó.
  I bought two generic sensors and neither one worked; with the original it was fixed.
Los tornillos del múltiple van a 25 Nm, empezando por el centro.
  The manifold bolts go to 25 Nm, starting from the center.
Tiene que dar dos vueltas completas el cigüeñal para que coincidan las marcas.
  The crankshaft has to make two full turns for the marks to line up.
`;
