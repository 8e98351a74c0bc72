/**
 * Spanish as mechanics of Mexico, the border, Colombia, Argentina and elsewhere write it, each line
 * followed by a good English translation.
 */
export const spanishOne = `
Tengo un Tsuru 2008 que no prende en las mañanas, ya le cambié las bujías y sigue igual.
  I have a 2008 Tsuru that won't start in the mornings, I already changed the spark plugs and it's still the same.
Apriete los tornillos de la cabeza en tres pasos: 22 ft-lb, 44 ft-lb y 90°.
  Tighten the head bolts in three steps: 22 ft-lb, 44 ft-lb and 90°.
No lo prenda sin aceite, se va a amarrar el motor.
  Do not start it without oil, the engine will seize.
¿Alguien sabe qué fusible lleva la bomba de gasolina de una Ranger 98?
  Does anyone know which fuse the fuel pump uses on a 98 Ranger?
Le mido 5 V en el pin 2 y 0.5 V en el pin 3.
  I measure 5 V on pin 2 and 0.5 V on pin 3.
La banda de tiempo se cambia cada 90,000 km o cada cinco años.
  The timing belt is changed every 90,000 km or every five years.
Me cobraron 4,500 pesos por la afinación y quedó peor.
  They charged me 4,500 pesos for the tune-up and it came out worse.
Evite abrir el depósito en caliente.
  Avoid opening the reservoir while it's hot.
El clutch patina en cuarta pero en segunda agarra bien.
  The clutch slips in fourth but in second it grabs fine.
Primero afloje el tornillo de la izquierda y después el de la derecha.
  First loosen the bolt on the left and then the one on the right.
El carro jala a la derecha cuando freno, ya revisé las dos mordazas.
  The car pulls to the right when I brake, I already checked both calipers.
Dejó de cargar el alternador, nomás da 11.8 V.
  The alternator stopped charging, it only puts out 11.8 V.
Le falta compresión al cilindro 3, marca 60 psi y los demás 150 psi.
  Cylinder 3 lacks compression, it reads 60 psi and the others 150 psi.
Buenas tardes. ¿Dónde consigo el sensor 22060-30P00?
  Good afternoon. Where can I get the sensor 22060-30P00?
La cita es el jueves 14 de mayo a las 10:30 de la mañana.
  The appointment is Thursday, May 14 at 10:30 in the morning.
Sin escáner no hay forma de saber qué módulo falla.
  Without a scan tool there is no way to know which module is failing.
Prende el foco del aceite en mínimo, pero acelerando se apaga.
  The oil light comes on at idle, but when I rev it it goes off.
Póngale anticongelante verde, no rojo.
  Put in green coolant, not red.
Dudo que sea la computadora, casi nunca fallan.
  I doubt it's the computer, they hardly ever fail.
El patrón quiere 350 dólares por la transmisión usada.
  The boss wants 350 dollars for the used transmission.
Desconecte el negativo de la batería antes de soldar.
  Disconnect the battery negative before welding.
Quedó lista la camioneta, son 2 horas de trabajo y $180 de partes.
  The truck is ready, it's 2 hours of labor and $180 in parts.
Se calienta en el tráfico, en carretera no.
  It overheats in traffic, not on the highway.
Ojo, nunca se meta debajo del carro si solo está el gato.
  Careful, never get under the car if there is only the jack.
Ya le puse el segundo sensor y sigue marcando P0335.
  I already put in the second sensor and it still shows P0335.
La bobina nueva trae cuatro terminales y la vieja tres.
  The new coil has four terminals and the old one three.
A mi Jetta le truena la suspensión delantera del lado del copiloto.
  My Jetta has a clunk in the front suspension on the passenger side.
No cabe duda, es la junta de la cabeza.
  There is no doubt, it's the head gasket.
¿Cuánto tiempo lleva cambiar el embrague de un Gol 1.6L?
  How long does it take to change the clutch on a Gol 1.6L?
Se le fue el pedal hasta abajo y casi choca.
  The pedal went all the way down and he almost crashed.
Revise que no haya fugas de vacío en el múltiple.
  Check that there are no vacuum leaks at the manifold.
Mi cuñado le puso gasolina en vez de diésel.
  My brother-in-law put gasoline in it instead of diesel.
El inyector trae 14.5 ohms, debe traer entre 11 y 16 ohms.
  The injector has 14.5 ohms, it should have between 11 and 16 ohms.
La llanta de atrás trae 28 psi y las de adelante 32 psi.
  The rear tire has 28 psi and the front ones 32 psi.
A menos que tengas el extractor, no lo vas a sacar.
  Unless you have the puller, you are not going to get it out.
Gire la llave a la posición de encendido sin arrancar el motor.
  Turn the key to the on position without starting the engine.
Compré la refacción el 3 de febrero y ya no me la quieren cambiar.
  I bought the part on February 3 and they no longer want to exchange it.
El cable café es tierra y el naranja es señal.
  The brown wire is ground and the orange one is signal.
No apriete las tuercas con pistola, use torquímetro.
  Do not tighten the nuts with an impact gun, use a torque wrench.
Tira como medio litro de aceite por semana.
  It leaks about half a liter of oil per week.
Hace tres días le cambié el termostato y hoy amaneció sin agua.
  Three days ago I changed the thermostat and today it woke up without water.
¿Le has checado el filtro de gasolina?
  Have you checked the fuel filter?
Con la llave apagada hay un consumo de 0.35 A.
  With the key off there is a draw of 0.35 A.
La puerta trasera no abre por dentro, por fuera sí.
  The rear door doesn't open from the inside, from the outside it does.
Salvo que haya tronado el pistón, tiene arreglo.
  Unless the piston blew, it can be fixed.
Me urge el diagrama del arnés. Es una Voyager 2006 con motor 3.3L.
  I urgently need the harness diagram. It's a 2006 Voyager with the 3.3L engine.
La primera vez que lo prendí humeó, la segunda ya no.
  The first time I started it it smoked, the second time it didn't.
El sensor de arriba es el de admisión, el de abajo es el de escape.
  The top sensor is the intake one, the bottom one is the exhaust one.
Ponle 3.7 litros de 5W-30 y un filtro PH7317.
  Put 3.7 liters of 5W-30 in it and a PH7317 filter.
Trae 87 mil kilómetros y nunca le han cambiado el aceite de la caja.
  It has 87 thousand kilometers and the transmission fluid has never been changed.
Si no enfría, revise primero el compresor y luego la válvula.
  If it doesn't cool, check the compressor first and then the valve.
El cliente ya pagó el anticipo, faltan 1,200 pesos.
  The customer already paid the deposit, 1,200 pesos are still missing.
La flecha izquierda truena al dar vuelta a la derecha.
  The left axle clicks when turning right.
No se confíe, aunque esté desconectada, la bolsa de aire puede tronar.
  Don't be too sure, even if it's disconnected, the airbag can go off.
El taller cierra a las 2 de la tarde los sábados.
  The shop closes at 2 in the afternoon on Saturdays.
Le bajé el cárter y encontré rebaba de metal.
  I dropped the oil pan and found metal shavings.
Ninguna de las cuatro bujías trae chispa.
  None of the four spark plugs has spark.
Suba el carro, quite la rueda y gire el disco a mano.
  Raise the car, remove the wheel and turn the rotor by hand.
Tengo un problema con un Spark, marca P0011 y P0014 cada tercer arranque.
  I have a problem with a Spark, it shows P0011 and P0014 every third start.
La manguera de baja está fría, la de alta está caliente.
  The low side hose is cold, the high side one is hot.
Mil gracias. Era el relevador que usted dijo.
  Many thanks. It was the relay you said.
Necesito la medida de los tornillos, creo que son de 8 mm.
  I need the size of the bolts, I think they are 8 mm.
Le metí 30 libras de aire y al otro día amanece en 18.
  I put 30 pounds of air in it and the next day it's at 18.
El motor de arranque gira pero no engrana.
  The starter spins but doesn't engage.
El mecánico anterior le dejó un tornillo flojo en la mordaza.
  The previous mechanic left a loose bolt on the caliper.
Entre 2,000 y 2,500 rpm se siente un jaloneo.
  Between 2,000 and 2,500 rpm you can feel a surge.
PERDIÓ FUERZA Y NO PASA DE 60 KM/H, ¿QUÉ SERÁ?
  IT LOST POWER AND DOESN'T GO OVER 60 KM/H, WHAT COULD IT BE?
No es la bomba, ya la probé con 12 V directos.
  It's not the pump, I already tested it with 12 V direct.
La garantía es por 6 meses o 10,000 km.
  The warranty is for 6 months or 10,000 km.
Cierre el purgador antes de soltar el pedal.
  Close the bleeder before releasing the pedal.
El fusible 15 es de 20 A y el 16 es de 10 A.
  Fuse 15 is 20 A and 16 is 10 A.
Con el motor frío baja a 600 rpm y se apaga.
  With the engine cold it drops to 600 rpm and dies.
El número de parte es 06A-905-115 y cuesta $720 MXN.
  The part number is 06A-905-115 and it costs $720 MXN.
No tengo idea de por qué se drena la batería.
  I have no idea why the battery drains.
El balero de adelante zumba y el de atrás tiene juego.
  The front bearing hums and the rear one has play.
¿Es normal que tire aceite por el respirador?
  Is it normal for it to leak oil from the breather?
Mañana le llega la pieza, a más tardar el miércoles.
  The part arrives tomorrow, Wednesday at the latest.
Revisa el nivel con el motor caliente, no en frío.
  Check the level with the engine hot, not cold.
Está pobre en los dos bancos, +22 % en el 1 y +19 % en el 2.
  It's lean on both banks, +22 % on 1 and +19 % on 2.
Quité la banda y el ruido desapareció.
  I removed the belt and the noise disappeared.
`;
