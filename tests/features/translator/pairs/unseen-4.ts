/** Written after a third round of mending: English first, then Spanish. */
export const unseenEnglishFour = `
Bought a 2008 Tundra with 210,000 miles and a check engine light for P2440.
  Compré una Tundra 2008 con 210,000 millas y la luz del motor prendida por P2440.
Unplug the pump, jump the connector with a fused wire and listen.
  Desconecte la bomba, puentee el conector con un cable con fusible y escuche.
A cheap code reader won't show you ABS codes.
  Un lector barato no le va a mostrar los códigos del ABS.
It threw the belt off twice in one week, so I checked the pulley alignment with a straightedge.
  Botó la banda dos veces en una semana, así que revisé la alineación de las poleas con una regla.
Does the cooling fan run on high with the AC on?
  ¿El ventilador trabaja en alta con el aire acondicionado encendido?
Not anymore.
  Ya no.
Grease the pins, not the pads. You'd be amazed what I find.
  Engrase los pernos, no las balatas. No creería las cosas que encuentro.
Coolant pressure cap is rated at 16 psi and yours is a 13.
  El tapón del radiador es de 16 psi y el suyo es de 13.
I was charged for four plugs on a V6.
  Me cobraron cuatro bujías en un V6.
Loosen the adjuster before you touch the pivot bolt.
  Afloje el ajustador antes de tocar el tornillo del pivote.
Somewhere between 70 and 75 the whole truck starts to shimmy.
  Como entre 70 y 75 toda la camioneta empieza a temblar.
Have you tried a different key?
  ¿Ya probó con otra llave?
The immobilizer light blinks twice a second and it won't crank.
  La luz del inmovilizador parpadea dos veces por segundo y no da marcha.
You can't adjust camber on the rear of that car without aftermarket arms.
  En ese carro no se puede ajustar el camber trasero sin brazos que no son de fábrica.
It needed a $4 O-ring and they sold him a $700 compressor.
  Necesitaba un O-ring de $4 y le vendieron un compresor de $700.
Pull the codes again after 20 miles and post what you get.
  Vuelva a sacar los códigos después de 20 millas y publique lo que salga.
When I took the wheel off, half the pad fell on my foot.
  Cuando quité la rueda, media balata me cayó en el pie.
If the needle drops more than 3 inches when you snap the throttle, the rings are bad.
  Si la aguja baja más de 3 pulgadas al dar un acelerón, los anillos están mal.
Both of those fit, but only the smaller one has the sensor hole.
  Las dos quedan, pero solo la más chica trae el agujero del sensor.
Turn the rotor by hand. It should spin freely without grinding.
  Gire el disco con la mano. Debe girar libre sin raspar.
I'm done with that brand.
  Yo ya no compro esa marca.
There is no such thing as a lifetime fluid.
  Eso del aceite de por vida no existe.
The shop manual lists 59 lb-ft for the bracket bolts and 26 for the caliper pins.
  El manual de taller indica 59 lb-ft para los tornillos del soporte y 26 para los pernos del cáliper.
Hook the positive first, then the ground away from the battery.
  Conecte primero el positivo y luego la tierra, lejos de la batería.
Leave the old one on until the new one shows up.
  Deje puesta la vieja hasta que llegue la nueva.
One of the wires was pinched between the trans and the block.
  Uno de los cables estaba prensado entre la transmisión y el monoblock.
Is the 8 mm longer than the one from the other side?
  ¿El de 8 mm es más largo que el del otro lado?
It dies when I put it in gear, and it's fine in neutral.
  Se apaga cuando meto cambio, y en neutral está bien.
Don't be the guy who uses a plastic bag instead of a gasket.
  No sea de los que usan una bolsa de plástico en lugar de junta.
The transfer case takes 1.5 liters of ATF, not gear oil.
  La caja de transferencia lleva 1.5 litros de ATF, no aceite de engranes.
I've been at this since 1988 and I still learn something every week.
  Estoy en esto desde 1988 y todavía aprendo algo cada semana.
Put it on a lift and have somebody rock the steering wheel while you watch the joints.
  Súbala al elevador y que alguien mueva el volante mientras usted observa las rótulas.
The lower hose is hot, the upper is cold, and the heater blows cold. Sounds like a stuck thermostat.
  La manguera de abajo está caliente, la de arriba fría y la calefacción sopla frío. Suena a termostato pegado.
Never heard of it leaking there.
  Nunca había oído que fugara por ahí.
My wife says it smells like maple syrup. Heater core?
  Mi esposa dice que huele a miel de maple. ¿Será el radiador de la calefacción?
It wasn't plugged in all the way. I feel stupid.
  No estaba bien conectado. Me siento un tonto.
Battery light comes on only above 4,000 rpm.
  La luz de la batería prende solo arriba de 4,000 rpm.
Replace them as a set, otherwise it will pull.
  Cámbielas en juego, si no se va a jalar.
The clip broke in two, and the dealer doesn't sell it by itself.
  El clip se partió en dos y la agencia no lo vende suelto.
Four hours and one broken ratchet later, it's out.
  Cuatro horas y una matraca rota después, ya salió.
Is 0.3 volts too much drop across a connector? Yes, it should be under 0.1.
  ¿0.3 volts es mucha caída en un conector? Sí, debería ser menos de 0.1.
He told me to add a second ground, and I'll be damned, it worked.
  Me dijo que agregara otra tierra y, quién lo diría, funcionó.
The 2.4 has a chain, the 2.0 has a belt.
  El 2.4 trae cadena, el 2.0 trae banda.
Don't pry on the aluminum or you'll gouge the sealing surface.
  No haga palanca sobre el aluminio o va a rayar la superficie de sellado.
Took it for a ride, no more shake, no more noise, thanks fellas.
  Salí a probarlo y ya no vibra ni hace ruido, gracias, amigos.
Next time I'll check the simple stuff before spending 300 bucks.
  La próxima vez reviso lo sencillo antes de gastar 300 dólares.
It's a 15 minute job once you've skinned your knuckles the first time.
  Es trabajo de 15 minutos una vez que se despellejó los nudillos la primera vez.
Passenger airbag light stays on no matter who sits there.
  La luz de la bolsa del pasajero se queda prendida, se siente quien se siente.
Clean the throttle plate with the key off and the duct removed.
  Limpie la mariposa con la llave apagada y el ducto desmontado.
Any idea why it only leaks when parked nose down?
  ¿Alguna idea de por qué solo gotea cuando está estacionado de trompa hacia abajo?
`;

export const unseenSpanishFour = `
Tengo una Hilux 2010 diésel que en frío tarda unos 15 segundos en prender.
  I have a 2010 diesel Hilux that takes about 15 seconds to start when it's cold.
Revise las bujías de precalentamiento, deben medir menos de 1 ohm cada una.
  Check the glow plugs, they should measure less than 1 ohm each.
Dos de cuatro estaban abiertas.
  Two out of four were open.
Ahí está, cámbielas las cuatro.
  There you go, change all four.
El carro no es mío, es de mi cuñado, y él dice que así lo compró.
  The car isn't mine, it's my brother-in-law's, and he says he bought it like that.
La bomba de dirección zumba solo cuando está fría.
  The power steering pump whines only when it's cold.
¿Qué pasa si le pongo aceite de motor a la dirección? Nada bueno.
  What happens if I put engine oil in the power steering? Nothing good.
Con el cofre cerrado no se oye, con el cofre abierto sí.
  With the hood closed you can't hear it, with the hood open you can.
Se le sale el agua por la botella apenas calienta.
  Water comes out of the reservoir as soon as it warms up.
Eso huele a junta de cabeza. Haga la prueba con el probador de CO2 antes de desarmar.
  That smells like a head gasket. Do the test with the CO2 tester before tearing it down.
Cuando la rueda gira libre no hay ruido; con peso sí.
  When the wheel spins freely there's no noise; with weight on it there is.
El tambor no salía, así que usé dos tornillos de 8 mm en los agujeros roscados.
  The drum wouldn't come off, so I used two 8 mm bolts in the threaded holes.
Por 50 dólares más compra la original.
  For 50 dollars more you can buy the original.
No acelere el motor hasta que suba la presión del aceite.
  Don't rev the engine until the oil pressure comes up.
El ABS se activa a 10 km/h en piso seco, eso no está bien.
  The ABS kicks in at 10 km/h on dry pavement, that's not right.
Sensor sucio o anillo reluctor roto; empiece por limpiar.
  Dirty sensor or broken tone ring; start by cleaning.
Hoy en la mañana me dejó tirado por tercera vez en el mes.
  This morning it left me stranded for the third time this month.
Nosotros cobramos la hora a 18,000 pesos, y en la capital cobran el doble.
  We charge 18,000 pesos an hour, and in the capital they charge double.
El filtro viejo tenía tanta mugre que ni la luz pasaba.
  The old filter had so much crud in it that not even light got through.
Jale la palanca del cofre mientras otro empuja hacia abajo.
  Pull the hood lever while someone else pushes down.
Si la llanta quedó lisa de un solo lado, no es presión, es alineación.
  If the tire went bald on just one side, it isn't pressure, it's alignment.
El tanque es de 60 litros y le cupieron 64. Mándeme la dirección de esa gasolinera.
  The tank holds 60 liters and it took 64. Send me the address of that gas station.
Cambié de marca de balatas y se acabó el rechinido.
  I switched brands of brake pads and the squeal is gone.
La varilla marca dos rayas arriba del máximo.
  The dipstick shows two marks above maximum.
Sáquele medio litro antes de prenderlo.
  Take half a liter out before you start it.
No es que sea difícil, es que estorba todo.
  It's not that it's hard, it's that everything is in the way.
Le sale chispa a la bobina pero no al distribuidor.
  There's spark from the coil but not from the distributor.
Hay que esperar 10 minutos con la llave en contacto para que aprenda.
  You have to wait 10 minutes with the key on for it to learn.
La manguera que va de la bomba al enfriador revienta a cada rato.
  The hose that goes from the pump to the cooler keeps bursting.
¿La tapa lleva silicón o empaque? Las dos cosas, silicón solo en las esquinas.
  Does the cover take silicone or a gasket? Both, silicone only in the corners.
Se lo dije desde marzo, pero no me hizo caso.
  I told him back in March, but he didn't listen to me.
Un día sí y un día no me marca falla del cinturón.
  Every other day it gives me a seat belt fault.
En altura pierde fuerza, al nivel del mar va perfecto.
  At altitude it loses power, at sea level it runs perfectly.
El cigüeñal quedó en 0.50 de rectificado y ya no da más.
  The crankshaft was ground to 0.50 and it won't take any more.
Prefiero perder un cliente que dejarle mal los frenos.
  I'd rather lose a customer than leave his brakes wrong.
El seguro no paga porque el kilometraje no coincide.
  The insurance won't pay because the mileage doesn't match.
Use lentes de protección, los resortes saltan.
  Wear safety glasses, the springs fly off.
Arranca con puente directo, con la llave no.
  It starts when you jump it directly, but not with the key.
Medí entre el borne y la carcasa: 0.2 volts, o sea que la tierra está bien.
  I measured between the post and the case: 0.2 volts, so the ground is good.
La caja automática patea al pasar de D a R.
  The automatic transmission kicks when going from D to R.
Desarmé todo el tablero por un ruido y era una moneda de diez pesos.
  I took the whole dash apart over a noise and it was a ten peso coin.
Ninguna de las tres llaves abre la cajuela.
  None of the three keys opens the trunk.
Le puse bujías de iridio y la verdad no noté diferencia.
  I put iridium plugs in it and honestly I didn't notice a difference.
Conviene cambiar también el retén, total ya está abierto.
  You might as well change the seal too, it's already open anyway.
¿De qué lado va el empaque grueso, arriba o abajo?
  Which side does the thick gasket go on, top or bottom?
Abajo, con la marca hacia el frente.
  Bottom, with the mark facing the front.
Ya van tres veces que le pido la factura y nada.
  I've asked him for the invoice three times now and nothing.
Con una llave de 19 y un tubo de un metro aflojó sin romperse.
  With a 19 wrench and a one meter pipe it came loose without breaking.
Dice "service" en el tablero, pero el servicio se lo hice hace dos meses.
  It says "service" on the dash, but I had it serviced two months ago.
Si no sabe dónde apoyar el gato, mejor no lo levante.
  If you don't know where to put the jack, better not lift it.
`;
