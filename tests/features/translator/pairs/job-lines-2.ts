/** More lines and short texts of jobs, read in both directions, written after the rules. */
export const laterJobLines = `
Rear differential fluid
  Aceite del diferencial trasero
Front lower control arm, left
  Brazo de control inferior delantero izquierdo
Rear upper strut mount
  Base superior del amortiguador trasero
Left outer CV boot
  Fuelle homocinético exterior izquierdo
Inner fender liner, right front
  Salpicadera interior delantera derecha
Headlight bulbs, pair
  Par de focos de los faros
Taillight assembly, right
  Calavera derecha completa
Rear view camera
  Cámara de reversa
Trunk latch
  Chapa de la cajuela
Hood struts
  Amortiguadores del cofre
Oil cooler lines
  Líneas del enfriador de aceite
Coolant reservoir
  Depósito de anticongelante
Fuel rail pressure sensor
  Sensor de presión del riel de combustible
Exhaust manifold gasket
  Junta del múltiple de escape
EGR valve
  Válvula EGR
Brake booster
  Booster de frenos
Master cylinder
  Cilindro maestro
Wheel speed sensor, left rear
  Sensor de velocidad de la rueda trasera izquierda
Key fob battery
  Pila del control
Windshield washer pump
  Bomba del limpiaparabrisas
Transmission mount
  Soporte de transmisión
Used engine, 60,000 miles
  Motor usado, 60,000 millas
Machine shop work
  Trabajo de rectificadora
Freight
  Flete
Labor
  Mano de obra
Discount for paying in cash
  Descuento por pago en efectivo
Replace both rear calipers and hoses
  Cambiar las dos mordazas traseras y las mangueras
Reseal the oil pan
  Sellar el cárter
Replace front and rear brake pads
  Cambiar balatas delanteras y traseras
Install customer's own part
  Instalar pieza del cliente
Replace thermostat and upper radiator hose
  Cambiar termostato y manguera superior del radiador
Clean battery terminals and test charging system
  Limpiar terminales de la batería y probar el sistema de carga
Tighten loose heat shield
  Apretar el protector de calor flojo
Check for leaks with dye
  Buscar fugas con tinte
Drain and fill transmission fluid
  Drenar y llenar aceite de transmisión
Turn front rotors
  Rectificar discos delanteros
Cut and weld flex pipe
  Cortar y soldar el flexible del escape
Align headlights
  Alinear los faros
Replace blower motor and cabin filter
  Cambiar el motor del soplador y el filtro de cabina
Reset oil life
  Restablecer la vida del aceite
The left rear door does not open from inside.
  La puerta trasera izquierda no abre por dentro.
Grinding noise from the rear when backing up.
  Rechina atrás al dar reversa.
Smells like gas after a fill-up.
  Huele a gasolina después de llenar el tanque.
Heater blows cold on the driver's side only.
  La calefacción sopla frío solo del lado del conductor.
The steering is heavy when parking.
  La dirección se pone dura al estacionarse.
Battery dies if it sits for two days.
  La batería se descarga si se queda parado dos días.
The horn works only sometimes.
  El claxon suena solo a veces.
Loses coolant, but no drips on the floor.
  Pierde anticongelante, pero no gotea en el piso.
The trunk light stays on.
  La luz de la cajuela se queda prendida.
It hesitates when I step on the gas.
  Se jalonea cuando piso el acelerador.
The inside of the right front tire is bald.
  La llanta delantera derecha está lisa por dentro.
Both lower ball joints have play.
  Las dos rótulas inferiores tienen juego.
The upper timing cover leaks oil.
  La tapa superior de distribución tira aceite.
The front oxygen sensor heater is open.
  La resistencia del sensor de oxígeno delantero está abierta.
Brake lines are rusted at the rear axle.
  Las tuberías de freno están oxidadas en el eje trasero.
Do not top off the tank after the pump clicks.
  No siga llenando el tanque después de que la bomba se detenga.
You need two tires soon and an alignment now.
  Necesita dos llantas pronto y una alineación ahora.
The starter draws too much current.
  La marcha consume demasiada corriente.
We tried another relay and the pump ran.
  Probamos otro relevador y la bomba funcionó.
The old filter was clogged with leaves.
  El filtro viejo estaba tapado con hojas.
Rear bumper cover
  Cubierta de la defensa trasera
Front grille
  Parrilla delantera
Left mirror glass
  Luna del espejo izquierdo
Seat belt buckle, rear center
  Hebilla del cinturón trasero central
Door weather strip
  Empaque de puerta
Fuel tank strap
  Cincho del tanque de gasolina
Steering rack boot, right
  Cubrepolvo de la cremallera derecha
Crankcase breather hose
  Manguera de respiradero del motor
Brake light switch
  Interruptor de luz de freno
Rear axle bearing and seal
  Balero y retén del eje trasero
Engine wiring harness
  Arnés del motor
Throttle position sensor
  Sensor de posición del acelerador
Knock sensor
  Sensor de detonación
Spare key, cut and programmed
  Llave de repuesto, cortada y programada
Tow from Main Street to the shop
  Grúa de la calle Main al taller
Smog check
  Verificación
Replace knock sensors and intake gaskets
  Cambiar sensores de detonación y juntas de admisión
Lubricate hinges
  Lubricar bisagras
Rebuild the rear calipers
  Reparar las mordazas traseras
Inspect the front suspension
  Revisar la suspensión delantera
Remove broken bolt
  Extraer tornillo roto
Swap front tires to the rear
  Pasar las llantas delanteras atrás
The engine revs by itself.
  El motor se acelera solo.
The passenger window is stuck halfway.
  El vidrio del pasajero se atora a la mitad.
Wipers leave streaks on the glass.
  Los limpiaparabrisas dejan rayas en el vidrio.
The dashboard lights flicker.
  Las luces del tablero parpadean.
Hard to start when hot.
  Cuesta arrancarlo en caliente.
It jerks when shifting into reverse.
  Da un jalón al meter reversa.
Water gets into the trunk when it rains.
  Entra agua a la cajuela cuando llueve.
The clutch pedal stays down.
  El pedal del clutch se queda abajo.
Tires are from 2016 and cracked.
  Las llantas son de 2016 y están agrietadas.
Left side repeater bulb is out.
  El foco de la direccional lateral izquierda está fundido.
The lower radiator hose burst on the highway.
  La manguera inferior del radiador reventó en carretera.
Rear brakes are at 30 %, front at 60 %.
  Los frenos traseros están al 30 %, los delanteros al 60 %.
No faults found in the charging system.
  No se encontraron fallas en el sistema de carga.
We road tested it for 12 miles and could not repeat the noise.
  Lo manejamos 12 millas y no pudimos repetir el ruido.
The leak comes from the upper gasket, not from the pump.
  La fuga viene de la junta superior, no de la bomba.
Ask us before you buy the part.
  Pregúntenos antes de comprar la pieza.
Pick it up after 4 p.m.
  Recójalo después de las 4 p. m.
The timing chain is noisy on cold starts.
  La cadena de distribución suena al arrancar en frío.
`;
