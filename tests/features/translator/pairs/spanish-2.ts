/** More of the same: without accents, in capitals, several sentences, prices and dates. */
export const spanishTwo = `
hola tengo un chevy 2005 que se apaga cuando freno, que puede ser?
  hi I have a 2005 chevy that dies when I brake, what could it be?
NO LE MUEVA AL TORNILLO DE AJUSTE
  DO NOT TOUCH THE ADJUSTMENT SCREW
Amigo, la patente es ABC-482 y el motor es el 1.4L.
  Friend, the plate is ABC-482 and the engine is the 1.4L.
Ya cambie la bateria, el alternador y los cables, sigue sin cargar.
  I already changed the battery, the alternator and the cables, it still doesn't charge.
Jamás use gasolina para lavar piezas cerca del calentador.
  Never use gasoline to wash parts near the heater.
El auto tiene 10 años y 210,000 km, no le metería plata.
  The car is 10 years old and has 210,000 km, I wouldn't put money into it.
La bomba prende dos segundos y se apaga.
  The pump comes on for two seconds and shuts off.
Si le desconectas el MAF mejora, si lo conectas se ahoga.
  If you disconnect the MAF it gets better, if you connect it it bogs down.
El freno trasero izquierdo se queda pegado.
  The left rear brake sticks.
¿Qué torque llevan las tapas de biela del 2.0L?
  What torque do the rod caps take on the 2.0L?
Son 35 Nm más 60°, y cambie los tornillos.
  It's 35 Nm plus 60°, and replace the bolts.
Pagué 80 dólares por hora en la agencia y no encontraron nada.
  I paid 80 dollars per hour at the dealer and they found nothing.
El lunes la llevo al taller, el martes me la entregan.
  On Monday I take it to the shop, on Tuesday they give it back to me.
Cuando llueve no jala, seco trabaja perfecto.
  When it rains it doesn't pull, dry it works perfectly.
La válvula está pegada abierta, por eso no sube la temperatura.
  The valve is stuck open, that's why the temperature doesn't go up.
Prohibido fumar, estamos drenando el tanque.
  Smoking is prohibited, we are draining the tank.
La tapa lleva diez tornillos de 10 mm y dos de 12 mm.
  The cover takes ten 10 mm bolts and two 12 mm ones.
Yo le cobraría 150 por la mano de obra y 60 por el filtro.
  I would charge 150 for the labor and 60 for the filter.
Tiene un golpeteo en el motor que desaparece a las 3,000 rpm.
  It has a knock in the engine that disappears at 3,000 rpm.
Antes de desarmar, tome fotos. Después va a batallar para armarlo.
  Before taking it apart, take photos. Afterwards you will struggle to put it back together.
No encuentro el conector de diagnóstico en una Hilux 1999.
  I can't find the diagnostic connector on a 1999 Hilux.
Está debajo del tablero, del lado del conductor.
  It's under the dashboard, on the driver side.
Marca 18.5 V con el motor acelerado. ¿Será el regulador?
  It reads 18.5 V with the engine revved. Could it be the regulator?
El aceite sale blanco, como leche.
  The oil comes out white, like milk.
Me pidieron el VIN 3VWDX7AJ5BM012345 para darme el precio.
  They asked me for the VIN 3VWDX7AJ5BM012345 to give me the price.
La presión de riel baja de 5,000 a 1,200 psi cuando acelero.
  Rail pressure drops from 5,000 to 1,200 psi when I accelerate.
Imposible sacarlo sin calentar la tuerca.
  Impossible to get it out without heating the nut.
Le cambiaron las balatas hace dos semanas y ya rechinan.
  They changed the pads two weeks ago and they already squeal.
Vacíe el sistema antes de aflojar la línea.
  Empty the system before loosening the line.
La camioneta se queda sin fuerza en subida, en plano va bien.
  The truck loses power going uphill, on flat ground it goes fine.
No use silicón en esa junta.
  Don't use silicone on that gasket.
El ventilador entra a los 98°C y se corta a los 92°C.
  The fan comes on at 98°C and cuts off at 92°C.
Buen día compañeros. Busco el manual del Fiesta 2012.
  Good morning, colleagues. I'm looking for the manual for the 2012 Fiesta.
El rojo va al positivo y el negro al negativo.
  The red one goes to positive and the black one to negative.
La caja no entra en reversa ni en segunda.
  The transmission doesn't go into reverse or second.
Un cliente me trajo un Aveo con 12 códigos y ninguno era real.
  A customer brought me an Aveo with 12 codes and none of them was real.
Dele media vuelta más, no una completa.
  Give it half a turn more, not a full one.
¿A ustedes les ha pasado con el 1.8L?
  Has it happened to you with the 1.8L?
Llene el depósito hasta la marca de máximo.
  Fill the reservoir up to the maximum mark.
El sensor derecho lee 2.1 V y el izquierdo 0.1 V.
  The right sensor reads 2.1 V and the left 0.1 V.
Trabajamos de lunes a sábado, de 8 a 6.
  We work Monday to Saturday, from 8 to 6.
Le cuesta trabajo arrancar después de cargar gasolina.
  It has trouble starting after filling up with gas.
No le ponga carga al elevador arriba de 4 toneladas.
  Don't load the lift above 4 tons.
Aflojé la tuerca con una llave de 19 mm y mucha paciencia.
  I loosened the nut with a 19 mm wrench and a lot of patience.
El empaque nuevo es más grueso que el viejo.
  The new gasket is thicker than the old one.
Mide 27.8 mm, el límite es 26 mm.
  It measures 27.8 mm, the limit is 26 mm.
Debe haber 5 V en el cable morado con la llave en on.
  There should be 5 V on the purple wire with the key on.
Se oye un silbido cuando entra el turbo.
  You can hear a whistle when the turbo kicks in.
Nadie me quiso recibir el carro por ser híbrido.
  Nobody wanted to take my car because it's a hybrid.
El cuarto cilindro trae la válvula quemada.
  The fourth cylinder has a burned valve.
Si la luz parpadea, deténgase y apague el motor.
  If the light flashes, pull over and turn off the engine.
Hay que esperar 30 minutos para que baje la presión.
  You have to wait 30 minutes for the pressure to drop.
Tengo dos opciones, repararlo por $900 o venderlo por $1,500.
  I have two options, repair it for $900 or sell it for $1,500.
No hay corriente en el inyector 4 y en los demás sí.
  There is no power at injector 4 and there is at the others.
La corona es de 41 dientes y el piñón de 11.
  The ring gear has 41 teeth and the pinion 11.
¿Puedo manejar así hasta el viernes?
  Can I drive like this until Friday?
No, ese juego en la rótula es peligroso.
  No, that play in the ball joint is dangerous.
El termostato abre a 82°C, el original era de 88°C.
  The thermostat opens at 82°C, the original was 88°C.
Usa gas refrigerante R134a, 550 g.
  It uses R134a refrigerant gas, 550 g.
Le quedan 2 mm a las balatas, ya no aguantan el viaje.
  The pads have 2 mm left, they won't last the trip.
Se prende la luz del ABS al pasar los 20 km/h.
  The ABS light comes on when going over 20 km/h.
Lo que pasa es que el pistón no regresa.
  What happens is that the piston doesn't return.
El taller me queda a 40 minutos y abre a las 9.
  The shop is 40 minutes away from me and opens at 9.
Me falta el dado de 32 mm para la flecha.
  I'm missing the 32 mm socket for the axle.
Saque el aire por el tornillo superior, no por el inferior.
  Bleed the air through the upper screw, not through the lower one.
Ya van tres veces que le pongo el mismo empaque.
  It's been three times now that I put in the same gasket.
Así estuvo dos meses. Luego empezó a fallar otra vez.
  It was like that for two months. Then it started failing again.
El módulo no responde y los otros ocho sí.
  The module doesn't respond and the other eight do.
Use guantes, el ácido de la batería quema.
  Wear gloves, battery acid burns.
El código se borró el 12 de agosto y regresó el 15.
  The code was cleared on August 12 and came back on the 15.
En el segundo intento arrancó, pero tardó como diez segundos.
  On the second attempt it started, but it took about ten seconds.
Falta de mantenimiento, no defecto de fábrica.
  Lack of maintenance, not a factory defect.
Cómo le hago para sacar la polea sin romperla?
  How do I get the pulley off without breaking it?
No rebase los 8 Nm o se barre la rosca.
  Do not exceed 8 Nm or the thread will strip.
El tanque es de 60 litros y le caben 12 más.
  The tank is 60 liters and it holds 12 more.
Al frenar fuerte se amarra la llanta de atrás.
  When braking hard the rear tire locks up.
Cambié la bomba de agua, el termostato y la tapa; todavía se calienta.
  I changed the water pump, the thermostat and the cap; it still overheats.
Le puse la pieza del lado equivocado, por eso no cerraba.
  I put the part on the wrong side, that's why it wouldn't close.
Jale la palanca hacia arriba y empuje el cofre hacia atrás.
  Pull the lever up and push the hood back.
`;
