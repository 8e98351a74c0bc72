/** Written when the rules had been mended: English first, then Spanish. */
export const unseenEnglishTwo = `
Pulled the codes this morning: P0300, P0302 and a pending P0420.
  Saqué los códigos esta mañana: P0300, P0302 y un P0420 pendiente.
You could chase that rattle for a week. Start with the heat shield over the muffler.
  Ese traqueteo lo puede tener una semana buscando. Empiece con la lámina térmica arriba del mofle.
I pay my tech 35 bucks an hour and he still shows up late.
  A mi técnico le pago 35 dólares la hora y aun así llega tarde.
Stop driving it. With that little oil pressure you'll spin a bearing before you get home.
  Deje de manejarlo. Con tan poca presión de aceite va a girar un metal antes de llegar a casa.
It's a two-person job, one on the pedal and one on the bleeder.
  Es trabajo de dos personas, una en el pedal y otra en el purgador.
Has anyone had luck with the plastic-gear window motors? I went through three in one summer.
  ¿A alguien le han salido buenos los motores de ventana con engrane de plástico? Yo gasté tres en un verano.
No leaks, no codes, no noise, it just eats a quart every 1,500 miles.
  Sin fugas, sin códigos, sin ruidos, nada más se come un cuarto cada 1,500 millas.
Compression is 175 across the board except number 4, which has 60.
  La compresión es de 175 parejo, excepto el número 4, que tiene 60.
The bushing is pressed in from the outside, so push it toward the engine to get it out.
  El buje entra a presión desde afuera, así que empújelo hacia el motor para sacarlo.
Why would they put a plastic tee in a cooling system?
  ¿A quién se le ocurre poner una te de plástico en un sistema de enfriamiento?
Don't let the caliper hang by the hose, tie it up with a piece of wire.
  No deje el cáliper colgando de la manguera, amárrelo con un pedazo de alambre.
The dealer quoted $1,900 and I did it in the driveway for $240 and a case of beer.
  La agencia me cotizó $1,900 y yo lo hice en la cochera por $240 y un cartón de cerveza.
Ford says 148 lb-ft plus 90 degrees, and yes, they stretch, so buy new ones.
  Ford dice 148 lb-ft más 90 grados, y sí, se estiran, así que compre nuevos.
My scan data shows ECT at -40, which means the circuit is open.
  Mis datos del escáner muestran el ECT en -40, lo que significa que el circuito está abierto.
If you smell gas inside the car, park it outside and don't start it until you find the leak.
  Si huele a gasolina dentro del carro, estaciónelo afuera y no lo encienda hasta encontrar la fuga.
That's a heater hose, not a radiator hose.
  Esa es una manguera de la calefacción, no del radiador.
He drove it 12 miles with no coolant and now he wants to know why it knocks.
  Lo manejó 12 millas sin anticongelante y ahora quiere saber por qué golpea.
Whatever the forum says, it is never the computer.
  Diga lo que diga el foro, nunca es la computadora.
Front pads are at 3 mm, rears are at 7, rotors measure 24.1.
  Las balatas delanteras están a 3 mm, las traseras a 7, los discos miden 24.1.
You can rent the puller at the parts store for free, they just hold a $60 deposit.
  El extractor se lo prestan gratis en la refaccionaria, solo dejan retenido un depósito de $60.
Was the tire worn on the inside edge or the outside?
  ¿La llanta estaba gastada del borde de adentro o del de afuera?
Inside, both sides, worse on the left.
  De adentro, en los dos lados, peor en el izquierdo.
Then it's toe, not camber. Get it aligned before you buy tires.
  Entonces es convergencia, no camber. Mándelo alinear antes de comprar llantas.
I'm getting 11.2 volts at the pump connector with 12.6 at the battery.
  Tengo 11.2 volts en el conector de la bomba con 12.6 en la batería.
You lost over a volt somewhere, so voltage-drop the relay and the ground.
  Está perdiendo más de un volt en algún lado, así que mida la caída de voltaje en el relevador y en la tierra.
The fuel door won't open unless the car is unlocked.
  La tapa de la gasolina no abre a menos que el carro esté sin seguro.
Two of the five lug studs sheared off and the wheel almost passed me on the freeway.
  Dos de los cinco birlos se rompieron y la rueda casi me rebasa en la autopista.
It was running on the old pump just fine until somebody "upgraded" it.
  Trabajaba muy bien con la bomba vieja hasta que alguien la "mejoró".
After the flush it shifts worse than before, especially from 3rd to 4th.
  Después del lavado cambia peor que antes, sobre todo de 3.ª a 4.ª.
Use only distilled water, the cheap coolant isn't the problem, the minerals are.
  Use solo agua destilada; el problema no es el anticongelante barato, son los minerales.
Nothing a new clutch and 600 dollars won't fix.
  Nada que no se arregle con un clutch nuevo y 600 dólares.
The intermittent ones are the worst. It never acts up when it's in my bay.
  Las fallas intermitentes son las peores. Nunca falla cuando lo tengo en el taller.
Check whether the EGR valve is stuck open. If it is, clean it; if it's not, look at the DPFE sensor.
  Revise si la válvula EGR está pegada abierta. Si lo está, límpiela; si no, vea el sensor DPFE.
Shop rate is $125 and the book calls for 6.8 hours.
  La tarifa del taller es de $125 y el manual marca 6.8 horas.
With the hose pinched off the idle drops to 650, so the booster is leaking.
  Con la manguera prensada el ralentí baja a 650, así que el booster tiene fuga.
I wouldn't drive it more than a few blocks like that.
  Así como está, yo no lo manejaría más de unas cuantas cuadras.
Replaced both front struts, upper mounts included, and the clunk is gone.
  Cambié los dos amortiguadores delanteros, con todo y bases, y se fue el golpeteo.
This is the third alternator since January, same shop, same brand.
  Este es el tercer alternador desde enero, mismo taller, misma marca.
My kid filled it with diesel. It's a gas engine. Any advice besides adoption?
  Mi hijo le llenó el tanque de diésel. El motor es de gasolina. ¿Algún consejo aparte de darlo en adopción?
Drain the tank, change the filter and flush the rail before you try to start it.
  Drene el tanque, cambie el filtro y lave el riel antes de intentar encenderlo.
Do I need to remove the subframe to change the oil pan gasket on a 2015 Fusion?
  ¿Tengo que quitar el subchasis para cambiar la junta del cárter en un Fusion 2015?
No, but you do have to lift the engine about an inch.
  No, pero sí hay que levantar el motor como una pulgada.
The coolant temp sensor reads 40 degrees lower than my infrared gun.
  El sensor de temperatura marca 40 grados menos que mi termómetro infrarrojo.
Anything under 10 ohms on that circuit is fine.
  Cualquier valor por debajo de 10 ohms en ese circuito está bien.
My advice: don't.
  Mi consejo: no lo haga.
Bring it Wednesday before 9 and I'll have it done by 4.
  Tráigalo el miércoles antes de las 9 y lo tengo listo a las 4.
We used to gap them at 0.035 and nobody ever complained.
  Antes las calibrábamos a 0.035 y nunca se quejó nadie.
Right rear window works from the door switch but not from the driver's switch.
  La ventana trasera derecha funciona con el botón de la puerta pero no con el del conductor.
The seller swore it had a new timing belt. It had a new sticker.
  El vendedor juró que tenía banda de tiempo nueva. Lo que tenía era una calcomanía nueva.
Thanks to everyone who answered, I ended up replacing the whole harness for $310.
  Gracias a todos los que contestaron, terminé cambiando el arnés completo por $310.
`;

export const unseenSpanishTwo = `
Le cambié el termostato y el bulbo, y aun así el ventilador entra hasta los 115 grados.
  I replaced the thermostat and the sensor, and the fan still doesn't come on until 115 degrees.
¿Qué aceite le ponen a un motor con 300,000 km que ya consume?
  What oil do you put in an engine with 300,000 km that's already burning some?
Yo le pongo 20W-50 y un rosario.
  I put in 20W-50 and a rosary.
La falla se presenta en subida, en plano no se siente.
  It acts up going uphill, on flat road you don't feel it.
Amigo, antes de cambiar la computadora mida las tierras, son tres y están atrás de la batería.
  Friend, before you change the computer check the grounds, there are three of them and they're behind the battery.
Mi carro es estándar y se me queda la velocidad trabada en segunda.
  My car is a stick shift and it gets stuck in second gear.
El repuesto nuevo vale 180 dólares, el usado 45, y ninguno trae garantía.
  The new part costs 180 dollars, the used one 45, and neither comes with a warranty.
Cuando llueve se moja el distribuidor y no prende hasta que lo seco.
  When it rains the distributor gets wet and it won't start until I dry it off.
Compré el carro hace dos semanas y ya conozco al de la grúa por su nombre.
  I bought the car two weeks ago and I already know the tow truck driver by name.
Revise el nivel con el motor en marcha y la palanca en P.
  Check the level with the engine running and the shifter in P.
Si el vacuómetro marca menos de 17 pulgadas en ralentí, tiene fuga o está fuera de tiempo.
  If the vacuum gauge shows less than 17 inches at idle, it has a leak or it's out of time.
No desconecte la batería con el motor prendido, puede quemar el alternador y la computadora.
  Don't disconnect the battery with the engine running, you can burn out the alternator and the computer.
Ya le puse otra bomba y nada.
  I already put another pump in it, no change.
¿El zumbido cambia con la velocidad del carro o con las revoluciones?
  Does the hum change with vehicle speed or with RPM?
Con las revoluciones, y empieza como a las 2,200.
  With RPM, and it starts at about 2,200.
El dueño anterior le quitó el catalizador, por eso marca P0420 y huele tanto.
  The previous owner took out the catalytic converter, that's why it sets a P0420 and smells so much.
La tuerca del cigüeñal lleva 190 Nm y rosca derecha, no se confíe.
  The crank nut takes 190 Nm and has right-hand thread, don't take it for granted.
Necesito ayuda con una Hilux 2.7 que gasta mucha gasolina, como 5 km por litro.
  I need help with a 2.7 Hilux that uses a lot of gas, about 5 km per liter.
Por ese precio mejor busque un motor usado con pocos kilómetros.
  For that price you're better off looking for a used engine with low kilometers.
El inyector pulsa pero no atomiza, solo chorrea.
  The injector pulses but doesn't atomize, it just dribbles.
A veces el check se apaga solo y vuelve a los dos días.
  Sometimes the check engine light goes off by itself and comes back two days later.
Los dos sensores de oxígeno de arriba van en el múltiple, los de abajo después del catalizador.
  The two upstream oxygen sensors go in the manifold, the downstream ones after the catalytic converter.
No es por espantarlo, pero ese ruido es de biela.
  I don't mean to scare you, but that's a rod knock.
La última vez que me confié me costó un juego de válvulas.
  The last time I got overconfident it cost me a set of valves.
Le falta un tornillo a la tapa de la distribución y los otros cuatro están flojos.
  The timing cover is missing a bolt and the other four are loose.
Mándeme foto del conector, por favor, el de 16 pines.
  Send me a picture of the connector, please, the 16 pin one.
En las mañanas frías le cuesta trabajo arrancar; ya caliente, ni un problema.
  On cold mornings it's hard to start; once it's warm, not a single problem.
Nunca había visto un pistón tan limpio en un motor tan sucio.
  I had never seen such a clean piston in such a dirty engine.
Si baja la presión de 55 a 30 psi en menos de 5 minutos, el regulador no está sellando.
  If the pressure drops from 55 to 30 psi in less than 5 minutes, the regulator isn't sealing.
¿Dónde venden la pastilla del switch para un Golf 99?
  Where do they sell the electrical part of the ignition switch for a '99 Golf?
Tengan cuidado con el resorte, a un compañero le rompió dos dientes.
  Be careful with the spring, it broke two of a coworker's teeth.
Cobro 350 por diagnóstico y se lo descuento si hace la reparación conmigo.
  I charge 350 for the diagnosis and I take it off the bill if you have the repair done with me.
La polea brinca unos 3 mm, yo no la dejaría así.
  The pulley wobbles about 3 mm, I wouldn't leave it like that.
El aire enfría en carretera pero en el tráfico no.
  The AC cools on the highway but not in traffic.
Revise el electroventilador, que seguro no entra la segunda velocidad.
  Check the cooling fan, second speed probably isn't kicking in.
Ni el faro derecho ni el izquierdo, y los dos focos están buenos.
  Neither the right headlight nor the left, and both bulbs are good.
Dejé el carro en el taller el lunes y hasta hoy jueves ni lo han abierto.
  I left the car at the shop on Monday and as of today, Thursday, they haven't even opened it.
Apriete en cruz, poco a poco, hasta llegar a 110 Nm.
  Tighten in a cross pattern, a little at a time, until you reach 110 Nm.
El código P0011 no siempre es el actuador: primero cambie el aceite y limpie el filtro de malla.
  A P0011 code isn't always the actuator: first change the oil and clean the screen filter.
Sin la contraseña del radio no hay música, y sin música no trabajo.
  Without the radio code there's no music, and without music I don't work.
Me salió más barato comprar el juego completo que la pura bomba de agua.
  It was cheaper to buy the complete kit than just the water pump.
Todavía no me llega la pieza, me la prometieron para el 15.
  The part still hasn't arrived, they promised it to me for the 15th.
Se debe cambiar el filtro cada 40,000 km, pero aquí con tanto polvo yo lo cambio a los 20,000.
  The filter should be changed every 40,000 km, but here with so much dust I change it at 20,000.
Puse el sensor al revés y casi lo devuelvo por malo.
  I put the sensor in backwards and almost returned it as defective.
El foco de freno izquierdo prende tenue cuando pongo la direccional.
  The left brake light glows dim when I turn on the blinker.
Eso es tierra mala en el portalámpara, límpiela y listo.
  That's a bad ground in the socket, clean it and you're done.
Mejor deje enfriar el motor dos horas antes de quitar las bujías, la cabeza es de aluminio.
  Better let the engine cool for two hours before you pull the plugs, the head is aluminum.
No me deja meter reversa si no apago el motor.
  It won't let me put it in reverse unless I shut off the engine.
Gasté 12 mil pesos y el ruido era una lata de refresco debajo del asiento.
  I spent 12,000 pesos and the noise was a soda can under the seat.
Que quede claro: con el carro sobre el gato nadie se mete abajo.
  Let's be clear: nobody goes underneath with the car on the jack.
`;
