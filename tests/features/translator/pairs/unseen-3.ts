/** Written after a second round of mending: English first, then Spanish. */
export const unseenEnglishThree = `
2011 Sienna, 198k, whines in reverse only. Fluid is red and full.
  Sienna 2011, 198 mil millas, zumba solo en reversa. El aceite está rojo y en su nivel.
Swap the number 2 and number 5 injectors and see if the misfire follows.
  Intercambie los inyectores 2 y 5 y vea si la falla se va con el inyector.
It's a design flaw, they all do it sooner or later.
  Es defecto de diseño, a todos les pasa tarde o temprano.
Mine did it at 60,000 and again at 140,000.
  Al mío le pasó a las 60,000 y otra vez a las 140,000.
I'd bet money on the crank sensor, but test it before you buy one.
  Apostaría dinero a que es el sensor del cigüeñal, pero pruébelo antes de comprar uno.
Resistance should be 1.1 to 1.5 k ohms at room temperature.
  La resistencia debe ser de 1.1 a 1.5 k ohms a temperatura ambiente.
Hold the pedal down and crank it; if it starts, it was flooded.
  Mantenga el pedal a fondo y dele marcha; si enciende, estaba ahogado.
No start after a jump means check the main fuse first, not the starter.
  Si no arranca después de pasarle corriente, revise primero el fusible principal, no la marcha.
Mechanics don't make mistakes, we run experiments.
  Los mecánicos no cometemos errores, hacemos experimentos.
Can you get by with just a hand vacuum pump to bleed the clutch?
  ¿Se puede purgar el clutch nada más con una bomba de vacío manual?
The tire shop overtightened the lugs and warped both front rotors.
  En la llantera apretaron de más las tuercas y torcieron los dos discos delanteros.
I never use Teflon tape on sensors, it insulates the ground.
  Nunca le pongo cinta de teflón a los sensores, aísla la tierra.
Wait until the second click before you let go of the key.
  Espere hasta el segundo clic antes de soltar la llave.
Anything below 9.6 volts while cranking and the battery is done.
  Si baja de 9.6 volts al dar marcha, la batería ya no sirve.
On the driver's side behind the kick panel there are two grounds on one bolt.
  Del lado del conductor, detrás del panel lateral, hay dos tierras en un solo tornillo.
Parts were $86, labor was free because he's my brother.
  Las piezas salieron en $86, la mano de obra fue gratis porque es mi hermano.
Sure, you can drill it, just don't go deeper than 1/2 inch.
  Claro que se puede taladrar, nomás no pase de 1/2 pulgada de profundidad.
Disconnect the 12 volt battery and wait ten minutes before touching anything orange.
  Desconecte la batería de 12 volts y espere diez minutos antes de tocar cualquier cosa naranja.
Don't even think about opening the inverter without class 0 gloves.
  Ni se le ocurra abrir el inversor sin guantes clase 0.
After sitting overnight it smokes blue for about 20 seconds, then it clears up.
  Después de estar parado toda la noche echa humo azul unos 20 segundos y luego se quita.
That's valve seals. Rings would smoke all the time.
  Son los sellos de válvula. Si fueran los anillos, echaría humo todo el tiempo.
Does yours have the tow package? The cooler is different.
  ¿El suyo trae el paquete de remolque? El enfriador es diferente.
I measured 0.004 inch of runout, the limit is 0.002.
  Medí 0.004 pulgadas de alabeo, el límite es 0.002.
Somebody had bypassed the low pressure switch with a paper clip.
  Alguien había puenteado el interruptor de baja presión con un clip.
The dash lights up like a Christmas tree as soon as I hit a bump.
  El tablero se enciende como árbol de Navidad en cuanto caigo en un bache.
Nope. Wrong year.
  No. Año equivocado.
Check the date code on the tires too, those are from 2012.
  Revise también la fecha de las llantas, esas son de 2012.
We couldn't duplicate it, so we gave it back without charging him.
  No pudimos reproducir la falla, así que se lo regresamos sin cobrarle.
Every third start it grinds. Shim the starter or replace the flexplate?
  Cada tercer arranque rechina. ¿Le pongo laina a la marcha o cambio la cremallera?
Look at the ring gear through the inspection cover before deciding.
  Vea la cremallera por la tapa de inspección antes de decidir.
It drops out of overdrive at exactly 45 mph every time.
  Se sale de la sobremarcha exactamente a 45 mph, siempre.
My boss says torque wrenches are for people who lack confidence.
  Mi jefe dice que los torquímetros son para gente sin confianza.
The bracket only fits one way, so if it doesn't line up, flip it.
  El soporte solo entra de una manera, así que si no coincide, voltéelo.
Replace the crush washers, they're 80 cents.
  Cambie las rondanas de cobre, cuestan 80 centavos.
Not until you check the timing marks.
  No hasta que revise las marcas de tiempo.
The camera works but the guidelines stay frozen in the middle.
  La cámara funciona, pero las guías se quedan congeladas en el centro.
The 4.0 holds 5 quarts and the 3.0 holds 4.5, both with filter.
  El 4.0 lleva 5 cuartos y el 3.0 lleva 4.5, los dos con filtro.
If you're careful you can pull the pan without dropping the exhaust.
  Con cuidado se puede sacar el cárter sin bajar el escape.
The seat won't go forward, only back.
  El asiento no se mueve hacia adelante, solo hacia atrás.
Good call on the ground strap, that was exactly it.
  Buen consejo el de la tierra, eso era exactamente.
I'm 70 years old and I still do my own brakes, so quit complaining.
  Tengo 70 años y todavía hago mis propios frenos, así que ya no se quejen.
Both cats are plugged, I measured 7 psi of back pressure at 2,500.
  Los dos catalizadores están tapados, medí 7 psi de contrapresión a 2,500.
They said it would be ready in two hours. That was last Thursday.
  Dijeron que estaría listo en dos horas. Eso fue el jueves pasado.
Use a six-point socket or you will round it off.
  Use un dado de seis puntas o lo va a barrer.
The horn honks when I turn left.
  El claxon suena cuando doy vuelta a la izquierda.
There's no dipstick on that transmission, you check it at the fill plug at 104 degrees.
  Esa transmisión no trae bayoneta, se revisa en el tapón de llenado a 104 grados.
It's not the thermostat, I've put in three.
  No es el termostato, ya le puse tres.
Will a 2010 door fit a 2013?
  ¿Una puerta de 2010 le queda a un 2013?
Hasn't missed a beat since.
  Desde entonces no ha vuelto a fallar.
How do you know it's the lower one and not the upper?
  ¿Cómo sabe que es la de abajo y no la de arriba?
`;

export const unseenSpanishThree = `
Se me apagó en plena avenida y ya no quiso prender.
  It died on me in the middle of the avenue and wouldn't start again.
¿Alguien tiene la secuencia de apriete de la culata del 4G15?
  Does anyone have the tightening sequence for the 4G15 head?
No tire la bomba vieja, a veces se puede reparar.
  Don't throw away the old pump, sometimes it can be repaired.
Yo revisaría primero el filtro, luego la bomba y hasta el final los inyectores.
  I'd check the filter first, then the pump, and the injectors last.
Marca 0.9 volts fijo, no oscila, entonces ese sensor ya murió.
  It reads a steady 0.9 volts, it doesn't switch, so that sensor is dead.
Mi compadre dice que con un chicle se arregla. Con razón camina así su carro.
  My buddy says chewing gum will fix it. No wonder his car runs like that.
Los amortiguadores cuestan 95 mil pesos el par en Bogotá.
  The shocks cost 95,000 pesos a pair in Bogotá.
Quite el tapón despacio y con un trapo, aunque ya esté tibio.
  Take the cap off slowly and with a rag, even if it's just warm.
Tengo un ruido al girar todo el volante a la derecha, hacia la izquierda nada.
  I get a noise when I turn the wheel all the way to the right, nothing to the left.
Si ya tiene 80,000 km, cambie de una vez la bomba de agua y el tensor.
  If it already has 80,000 km, change the water pump and the tensioner while you're at it.
Pasé tres horas buscando el corto y era el encendedor.
  I spent three hours looking for the short and it was the cigarette lighter.
Con 35 libras adelante y 32 atrás va bien.
  35 pounds in the front and 32 in the rear is good.
Ese modelo no trae filtro de gasolina por fuera, viene dentro del tanque.
  That model doesn't have an external fuel filter, it's inside the tank.
¿Sirve de algo el aditivo para inyectores?
  Does injector cleaner do any good?
Para el bolsillo del que lo vende, sí.
  For the wallet of the guy selling it, yes.
La luz de temperatura prende pero la aguja está en medio.
  The temperature light comes on but the needle is in the middle.
Al acelerar a fondo se ahoga y bota humo negro.
  At full throttle it bogs down and blows black smoke.
No hay que confiarse del nivel de la botella: revise en el radiador, en frío.
  Don't trust the level in the reservoir: check it at the radiator, cold.
La bobina del cilindro 4 no manda chispa si el motor está caliente.
  The coil on cylinder 4 doesn't fire when the engine is hot.
El taller me da seis meses de garantía por escrito, los otros ni factura.
  The shop gives me a six month warranty in writing, the others don't even give a receipt.
La holgura es de 0.20 mm en admisión y 0.30 en escape, con motor frío.
  The clearance is 0.20 mm on the intake and 0.30 on the exhaust, with the engine cold.
Ahí no entra la mano, hay que usar una extensión de 40 cm con nudo.
  Your hand won't fit in there, you have to use a 40 cm extension with a swivel.
A los pocos días volvió a tirar aceite por el mismo lado.
  A few days later it was leaking oil from the same spot again.
Ya no fabrican esa pieza, hay que buscarla en el yonke.
  They don't make that part anymore, you have to look for it at the junkyard.
La reversa entra, pero rechina si no espero un par de segundos.
  Reverse goes in, but it grinds if I don't wait a couple of seconds.
¿Le puedo poner rines de 17 a una camioneta que trae de 15?
  Can I put 17 inch wheels on a truck that comes with 15s?
Sí entran, pero va a marcar mal el velocímetro.
  They fit, but the speedometer will read wrong.
El aceite salió con rebaba, mejor ni lo prenda.
  The oil came out with metal shavings in it, better not even start it.
Le pagué 200 dólares por adelantado y no volvió a contestar.
  I paid him 200 dollars up front and he never answered again.
El chicote del cofre se reventó, ¿cómo lo abro sin dañar la parrilla?
  The hood cable snapped, how do I open it without damaging the grille?
Desde abajo, con un desarmador largo, empujando el seguro hacia la izquierda.
  From underneath, with a long screwdriver, pushing the latch to the left.
En la prueba de fugas perdió 40 % el cilindro 6 y el resto menos de 10 %.
  On the leak-down test cylinder 6 lost 40% and the rest less than 10%.
Nadie me ha podido decir por qué trae dos bujías distintas.
  Nobody has been able to tell me why it has two different spark plugs.
Tardan de 3 a 5 días hábiles en mandarlo.
  They take 3 to 5 business days to ship it.
No me queda claro si el diagrama es para el motor de 8 o de 16 válvulas.
  It's not clear to me whether the diagram is for the 8 or the 16 valve engine.
La suspensión trasera la cambié completa y las gomas del eje también.
  I replaced the whole rear suspension, and the axle bushings too.
Donde hay aceite, hay fuga; donde no hay aceite, hay un problema más grande.
  Where there's oil, there's a leak; where there's no oil, there's a bigger problem.
El claxon se quedó pegado a las 3 de la mañana. Mis vecinos ya me conocen.
  The horn got stuck at 3 in the morning. My neighbors know me now.
Con el motor apagado debe haber 12 volts en el pin 1 y nada en el pin 2.
  With the engine off there should be 12 volts at pin 1 and nothing at pin 2.
Suba el carro con el gato por el travesaño, no por el estribo.
  Jack the car up by the crossmember, not by the rocker panel.
Gracias, maestro, me ahorró una lana.
  Thanks, boss, you saved me some money.
La computadora está bien, lo que está mal es el chip de la llave.
  The computer is fine, what's bad is the chip in the key.
Se barre la rosca si pasa de 12 Nm, es plástico.
  The thread strips if you go over 12 Nm, it's plastic.
Al principio pensé que era la caja, pero era un soporte roto.
  At first I thought it was the transmission, but it was a broken mount.
Ningún mecánico de por aquí quiere trabajar en ese motor.
  No mechanic around here wants to work on that engine.
Lo voy a revisar el sábado y les aviso.
  I'm going to check it Saturday and I'll let you know.
¿Tiene que sonar la bomba al abrir el switch? Sí, unos dos segundos.
  Should you hear the pump when you turn the key on? Yes, for about two seconds.
La correa tiene que quedar con 10 mm de juego, ni más ni menos.
  The belt has to end up with 10 mm of slack, no more and no less.
El sensor trae tres cables: negro tierra, rojo 5 volts y verde señal.
  The sensor has three wires: black is ground, red is 5 volts and green is signal.
Salió caro, pero quedó como nuevo.
  It was expensive, but it came out like new.
`;
