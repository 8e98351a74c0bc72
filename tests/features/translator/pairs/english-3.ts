/** English as US mechanics write it, written without a look at the rules. */
export const englishThree = `
Replaced the thermostat last week and it's still running at 160 degrees on the highway.
  Cambié el termostato la semana pasada y sigue trabajando a 160 grados en carretera.
Nope, that's not the starter. Check the ground strap first.
  No, eso no es la marcha. Revise primero la tierra.
You shouldn't need to pull the dash to get at the heater core on that one.
  No debería hacer falta bajar el tablero para llegar al radiador de la calefacción en ese.
Got a P0171 and P0174 at the same time, no vacuum leaks that I can find with smoke.
  Tengo P0171 y P0174 al mismo tiempo, y con humo no encuentro ninguna fuga de vacío.
If it were mine I'd run a compression test before throwing any more parts at it.
  Si fuera mío, le haría una prueba de compresión antes de seguir cambiándole piezas.
Battery reads 12.4 volts with the key off and 13.1 running. Is my alternator weak?
  La batería marca 12.4 volts con el switch apagado y 13.1 con el motor en marcha. ¿Está débil mi alternador?
My mother-in-law rides in that seat, so leave the squeak in.
  En ese asiento viaja mi suegra, así que déjele el rechinido.
Fixed. Bad crimp behind the glove box.
  Resuelto. Una terminal mal prensada detrás de la guantera.
I wouldn't trust a used timing chain, not even a low-mileage one.
  Yo no confiaría en una cadena de tiempo usada, ni aunque tenga pocas millas.
Torque to 22 lb-ft, then an additional 90 degrees, in the sequence shown.
  Apriete a 22 lb-ft y después 90 grados más, en la secuencia que se muestra.
Customer says it only does it when it's raining. Naturally it hasn't rained in six weeks.
  El cliente dice que solo lo hace cuando llueve. Por supuesto, hace seis semanas que no llueve.
Anyone have a wiring diagram for the fuel pump circuit on a 2009 Silverado 5.3?
  ¿Alguien tiene un diagrama eléctrico del circuito de la bomba de gasolina de una Silverado 2009 5.3?
Whatever you do, don't disconnect the battery while the engine is running.
  Haga lo que haga, no desconecte la batería con el motor funcionando.
The brake pedal sinks to the floor slowly while sitting at a light, no leaks anywhere.
  El pedal del freno se va al fondo poco a poco estando parado en el semáforo, sin fugas por ningún lado.
Rotor thickness is 0.940 inch and minimum is 0.905, so you can still turn them once.
  El espesor del disco es de 0.940 pulgadas y el mínimo es 0.905, así que todavía se pueden rectificar una vez.
Did you check the fuse labeled IGN 1 under the hood?
  ¿Revisó el fusible marcado IGN 1 bajo el cofre?
Seen it a hundred times: the ground behind the left headlight rots off.
  Lo he visto cien veces: la tierra detrás del faro izquierdo se pudre.
It takes 6.5 quarts with a filter. Don't overfill it or it'll blow smoke.
  Lleva 6.5 cuartos con filtro. No lo llene de más o va a echar humo.
I charge $140 an hour and I'm the cheap one in town.
  Yo cobro $140 la hora y soy el barato del pueblo.
The transmission slams into second when cold but shifts fine once it warms up.
  La transmisión mete segunda de golpe en frío, pero cambia bien una vez que se calienta.
Can I use DOT 4 in a system that calls for DOT 3?
  ¿Puedo usar DOT 4 en un sistema que pide DOT 3?
Yes, you can mix them, but never DOT 5.
  Sí, se pueden mezclar, pero nunca con DOT 5.
Swapped the O2 sensor on bank 2 and now the code moved to bank 1, go figure.
  Cambié el sensor de oxígeno del banco 2 y ahora el código se pasó al banco 1, vaya usted a saber.
He told me the noise was the radio. It was the wheel bearing.
  Me dijo que el ruido era el radio. Era el balero de la rueda.
Unplug the MAF with the engine idling; if it smooths out, there's your problem.
  Desconecte el MAF con el motor en ralentí; si se estabiliza, ahí está el problema.
Before you condemn the PCM, load test every power and ground going to it.
  Antes de condenar el PCM, pruebe con carga todas las alimentaciones y tierras que le llegan.
At 3,000 rpm I'm getting 38 psi of oil pressure, at hot idle barely 6.
  A 3,000 rpm tengo 38 psi de presión de aceite, y en ralentí caliente apenas 6.
The part is on national backorder until at least March.
  La pieza está agotada a nivel nacional por lo menos hasta marzo.
Not worth it on a car with 240,000 miles.
  No vale la pena en un carro con 240,000 millas.
Thanks, that did it!
  ¡Gracias, con eso quedó!
I'd say the injector on cylinder 5 is leaking, since the plug comes out wet.
  Yo diría que el inyector del cilindro 5 está goteando, porque la bujía sale mojada.
Nobody here can get the seized caliper bolt out, and we've already snapped two extractors.
  Aquí nadie puede sacar el tornillo pegado del cáliper, y ya rompimos dos extractores.
Make sure the car is in park before you reset the steering angle sensor.
  Asegúrese de que el carro esté en parking antes de restablecer el sensor de ángulo de dirección.
The shop down the street wanted $2,800 for a rebuilt one with a 12 month warranty.
  El taller de la otra calle pedía $2,800 por una reconstruida con 12 meses de garantía.
AC blows cold on the driver side and hot on the passenger side. Blend door?
  El aire sale frío del lado del conductor y caliente del lado del pasajero. ¿Será la compuerta de mezcla?
Static pressure is 95 psi on both sides with the engine off.
  La presión estática es de 95 psi en ambos lados con el motor apagado.
You have to relearn the throttle body after cleaning it or it won't idle right.
  Después de limpiar el cuerpo de aceleración hay que hacerle el reaprendizaje, o no va a quedar bien el ralentí.
The seal isn't included in the kit, so order it separately.
  El retén no viene incluido en el kit, así que pídalo por separado.
Two quarts low and no puddle. It's burning it.
  Le faltan dos cuartos y no hay charco. Lo está quemando.
Does anybody make a decent aftermarket window regulator for these?
  ¿Alguien fabrica un elevador de vidrio decente que no sea original para estos?
Drive it 50 to 100 miles until all the monitors are ready.
  Manéjelo de 50 a 100 millas hasta que todos los monitores estén listos.
On mine the relay was stuck closed and the fan never stopped, even with the key out.
  En el mío el relevador estaba pegado y el ventilador nunca se detenía, ni con la llave afuera.
The VIN's eighth digit tells you which engine it has.
  El octavo dígito del VIN le dice qué motor tiene.
Where's the knock sensor on a 3.4 Tacoma? Under the intake, of course.
  ¿Dónde está el sensor de detonación en una Tacoma 3.4? Debajo del múltiple de admisión, por supuesto.
Put in a new cabin filter while you're in there, it's a $15 part.
  De paso ponga un filtro de cabina nuevo, es una pieza de $15.
Unless the belt is cracked or glazed, I would leave it alone.
  A menos que la banda esté agrietada o cristalizada, yo no la tocaría.
You're supposed to bleed the right rear first, then left rear, right front and left front.
  Se debe purgar primero la trasera derecha, luego la trasera izquierda, la delantera derecha y la delantera izquierda.
Mine didn't throw a code for three days.
  El mío no marcó ningún código en tres días.
The new hub was bad right out of the box, second one this month.
  La maza nueva salió mala de la caja, la segunda este mes.
Check for 5 volts on the reference wire, and less than 0.1 volt drop on the ground side.
  Verifique que haya 5 volts en el cable de referencia y una caída de menos de 0.1 volts del lado de la tierra.
No crank, no click, no dash lights. Battery is at 12.7.
  No da marcha, no hace clic, no prenden las luces del tablero. La batería está en 12.7.
I let it soak overnight in penetrating oil and it came right out.
  La dejé remojando toda la noche en aceite penetrante y salió sin problema.
Don't reuse the head bolts, they're torque-to-yield.
  No reutilice los tornillos de la cabeza, son de apriete al límite elástico.
Could be the purge valve sticking open, hard starting after a fill-up is the classic sign.
  Puede ser la válvula de purga pegada abierta; que arranque con dificultad después de cargar gasolina es la señal clásica.
Would a clogged cat cause this?
  ¿Un catalizador tapado podría causar esto?
The scan tool won't talk to the ABS module, everything else answers.
  El escáner no se comunica con el módulo del ABS, todos los demás responden.
I quoted four hours and it took me eleven.
  Coticé cuatro horas y me tardé once.
Put antiseize on the threads but keep it off the tip of the sensor.
  Ponga antiaferrante en la rosca, pero que no le caiga a la punta del sensor.
The truck pulls to the right only under braking.
  La camioneta se jala a la derecha solo al frenar.
My guess is a collapsed brake hose. Crack the bleeder and see if it lets go.
  Yo sospecho de una manguera de freno colapsada. Afloje el purgador y vea si se libera.
It's got 4 new tires, new struts and a fresh alignment, and it still shakes at 65.
  Trae 4 llantas nuevas, amortiguadores nuevos y alineación reciente, y todavía vibra a 65.
They want me to reprogram it at the dealer for $185 plus towing.
  Quieren que lo reprograme en la agencia por $185 más la grúa.
I've never had one of those fail under 100k.
  A mí nunca me ha fallado una de esas antes de las 100 mil.
The sensor is under the battery tray, held by one 10 mm bolt.
  El sensor está debajo de la charola de la batería, sujeto con un tornillo de 10 mm.
Is it safe to drive with the airbag light on?
  ¿Es seguro manejar con la luz de la bolsa de aire encendida?
It will drive, but the bags may not deploy in a crash.
  Sí camina, pero puede que las bolsas no se activen en un choque.
Whoever did the last timing belt left out two bolts and half the cover.
  Quien hizo la última banda de tiempo dejó fuera dos tornillos y la mitad de la tapa.
Gas mileage dropped from 24 to 17 mpg overnight.
  El rendimiento bajó de 24 a 17 mpg de un día para otro.
The left CV boot is torn and slinging grease all over the wheel.
  El cubrepolvo de la flecha izquierda está roto y está aventando grasa por toda la rueda.
You can't get to the oil filter without dropping the skid plate, whoever designed that should be in jail.
  No se llega al filtro de aceite sin bajar el protector; quien lo diseñó debería estar en la cárcel.
Mix it 50/50 with distilled water, not tap water.
  Mézclelo 50/50 con agua destilada, no con agua de la llave.
The owner's manual says 5W-20, the previous shop put in 10W-40.
  El manual del propietario dice 5W-20, el taller anterior le puso 10W-40.
Wiggle the harness near the firewall while it's running and watch the live data.
  Mueva el arnés cerca de la pared de fuego con el motor en marcha y observe los datos en vivo.
Same problem here, 2014 Escape 1.6, coolant disappears and no leak.
  Igual aquí, Escape 2014 1.6, se desaparece el refrigerante y no hay fuga.
That engine is known for cracking heads, so do a block test first.
  Ese motor es famoso por rajar cabezas, así que primero haga la prueba de gases en el refrigerante.
Wear gloves, the cat gets over 800 degrees.
  Use guantes, el catalizador pasa de los 800 grados.
We don't work on hybrids here.
  Aquí no trabajamos híbridos.
I'm not sure, but I think the 2008 and up uses a different connector.
  No estoy seguro, pero creo que de 2008 en adelante usa otro conector.
Neither the horn nor the cruise control works, so look at the clock spring.
  No funciona ni el claxon ni el control de crucero, así que revise el carrete del volante.
The fuel trims are +18 at idle and +2 at 2,500 rpm.
  Los ajustes de combustible están en +18 en ralentí y en +2 a 2,500 rpm.
Sounds like a lifter, but pull the valve cover before you tell him that.
  Suena a buzo, pero quite la tapa de punterías antes de decírselo.
Did the light come back after you cleared it, or is it still off?
  ¿Volvió a prender la luz después de borrarlo, o sigue apagada?
If you hear it click but nothing turns, the solenoid is good and the motor isn't.
  Si escucha el clic pero nada gira, el solenoide está bien y el motor no.
I had to drill out three of the eight exhaust studs.
  Tuve que sacar con taladro tres de los ocho birlos del escape.
Keep your fingers away from the fan, it can kick on at any time.
  Mantenga los dedos lejos del ventilador, puede arrancar en cualquier momento.
The key fob battery is a CR2032, $3 at any drugstore.
  La pila del control es una CR2032, $3 en cualquier farmacia.
A new clutch and flywheel ran me $1,150 in parts alone.
  Un clutch y un volante nuevos me costaron $1,150 nada más en piezas.
Engine light flashing means stop driving it before you melt the converter.
  La luz del motor parpadeando quiere decir que deje de manejarlo antes de que se derrita el convertidor.
I've got spark and fuel but no injector pulse on 3.
  Tengo chispa y combustible, pero no hay pulso de inyector en el 3.
Runs great now, except for the hole in my wallet.
  Ahora jala muy bien, salvo por el hueco en mi cartera.
The tensioner bolt is left-hand thread, so turn it clockwise to loosen.
  El tornillo del tensor es de rosca izquierda, así que gírelo en sentido de las manecillas del reloj para aflojarlo.
There's supposed to be 1/4 inch of free play at the pedal.
  Debe haber 1/4 de pulgada de juego libre en el pedal.
The recall covers model years 2013 through 2016, ask the dealer before paying for anything.
  El llamado a revisión cubre los modelos 2013 a 2016, pregunte en la agencia antes de pagar algo.
We pressure tested it at 16 psi for half an hour and it held.
  Le hicimos prueba de presión a 16 psi por media hora y aguantó.
You may have to remove the wheel liner to reach the lower bolt.
  Tal vez tenga que quitar la salpicadera interior para alcanzar el tornillo de abajo.
Never mind, I had the connector on backwards.
  Olvídenlo, tenía el conector al revés.
It idles rough below half a tank and runs perfect when it's full.
  Tiembla en ralentí con menos de medio tanque y funciona perfecto cuando está lleno.
If the fluid smells burnt, don't flush it, just drain and fill.
  Si el aceite huele a quemado, no le haga lavado, solo drénelo y rellénelo.
The steering wheel is off center about ten degrees to the left since the curb hit.
  El volante quedó descentrado unos diez grados a la izquierda desde el golpe con la banqueta.
Got it running. It was the crank sensor after all, even though it ohmed out good.
  Ya arrancó. Al final sí era el sensor del cigüeñal, aunque en ohms marcaba bien.
`;
