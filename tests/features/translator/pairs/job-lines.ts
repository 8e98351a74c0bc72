/**
 * Lines and short texts of jobs with a good translation each, read in both directions. Written
 * before the rules for short lines and positions that they test.
 */
export const jobLines = `
Front brake pads
  Balatas delanteras
Rear brake shoes
  Zapatas traseras
Front left wheel bearing
  Balero de la rueda delantera izquierda
Right rear window regulator
  Elevador del vidrio trasero derecho
Upper control arm, driver side
  Brazo de control superior, lado del conductor
Lower ball joint, passenger side
  Rótula inferior, lado del pasajero
Outer tie rod ends, both sides
  Terminales de dirección exteriores, ambos lados
Inner CV joint, left
  Junta homocinética interior izquierda
Upper radiator hose
  Manguera superior del radiador
Lower radiator hose and clamps
  Manguera inferior del radiador y abrazaderas
Rear main seal
  Retén trasero del cigüeñal
Front crankshaft seal
  Retén delantero del cigüeñal
Upstream oxygen sensor, bank 1
  Sensor de oxígeno antes del catalizador, banco 1
Downstream oxygen sensor, bank 2
  Sensor de oxígeno después del catalizador, banco 2
Right headlight
  Faro derecho
Left tail light lens
  Mica de la calavera izquierda
Inner door handle
  Manija interior de la puerta
Outer door handle, rear right
  Manija exterior de la puerta trasera derecha
Rear sway bar links
  Tornillos estabilizadores traseros
Front struts with mounts
  Amortiguadores delanteros con bases
Tailgate struts
  Amortiguadores de la quinta puerta
Rear wiper blade
  Pluma del limpiador trasero
Upper intake manifold gasket
  Junta del múltiple de admisión superior
Spark plug wires
  Cables de bujías
Ignition coil, cylinder 3
  Bobina de encendido, cilindro 3
Serpentine belt and tensioner
  Banda de accesorios y tensor
Timing belt kit with water pump
  Kit de banda de distribución con bomba de agua
Engine air filter
  Filtro de aire del motor
Cabin air filter
  Filtro de cabina
Fuel pump module
  Módulo de la bomba de gasolina
Thermostat housing
  Carcasa del termostato
Radiator cap
  Tapón del radiador
Oil drain plug gasket
  Junta del tapón del cárter
Valve cover gasket set
  Juego de juntas de tapa de punterías
Power steering fluid
  Aceite de dirección hidráulica
Parking brake cable
  Cable del freno de mano
Wheel studs and lug nuts
  Birlos y tuercas de rueda
Battery terminal
  Terminal de batería
Ground strap
  Cable de tierra
Starter motor, rebuilt
  Motor de arranque reconstruido
Alternator, new
  Alternador nuevo
Used transmission with 60-day warranty
  Transmisión usada con 60 días de garantía
Shop supplies
  Materiales de taller
Hazardous waste fee
  Cargo por residuos peligrosos
Diagnostic labor
  Mano de obra de diagnóstico
Four-wheel alignment
  Alineación de las cuatro ruedas
Rotate and balance tires
  Rotación y balanceo de llantas
Replace front brake pads and resurface rotors
  Cambiar balatas delanteras y rectificar discos
Replace rear shocks
  Cambiar amortiguadores traseros
Replace both front hub assemblies
  Cambiar las dos mazas delanteras
Flush cooling system and refill with new coolant
  Lavar el sistema de enfriamiento y llenar con anticongelante nuevo
Replace fuel filter and clean injectors
  Cambiar filtro de gasolina y limpiar inyectores
Remove and reinstall dashboard
  Desmontar e instalar el tablero
Replace spark plugs and one coil
  Cambiar bujías y una bobina
Adjust parking brake
  Ajustar el freno de mano
Bleed brakes
  Purgar los frenos
Repair wiring behind the stereo
  Reparar el cableado detrás del estéreo
Reprogram the key
  Reprogramar la llave
Evacuate and recharge A/C
  Hacer vacío y recargar el aire acondicionado
Replace heater core
  Cambiar el radiador de calefacción
Weld the exhaust pipe
  Soldar el tubo de escape
Patch tire, right rear
  Parchar llanta trasera derecha
Road test after the repair
  Prueba de manejo después de la reparación
Brakes squeal at low speed.
  Los frenos rechinan a baja velocidad.
Steering wheel vibrates above 60 mph.
  El volante vibra arriba de 60 mph.
The car pulls to the left when braking.
  El carro se va a la izquierda al frenar.
Engine stalls at red lights.
  El motor se apaga en los semáforos.
Customer hears a clunk from the front right over bumps.
  El cliente oye un golpe adelante a la derecha al pasar topes.
It won't start in the morning; jump start works.
  No arranca en la mañana; con corriente sí.
The check engine light comes on and goes off.
  La luz del motor se prende y se apaga.
Coolant smell inside the cabin.
  Huele a anticongelante dentro de la cabina.
Oil spots on the driveway.
  Manchas de aceite en la cochera.
The rear window does not go down.
  El vidrio trasero no baja.
The A/C only blows on the passenger side.
  El aire solo sale del lado del pasajero.
The transmission shifts hard from first to second.
  La transmisión entra con golpe de primera a segunda.
The brake pedal goes to the floor.
  El pedal del freno se va hasta el fondo.
The turn signals blink fast.
  Las direccionales parpadean rápido.
It shakes at idle but not on the highway.
  Tiembla en ralentí pero no en carretera.
Uses a quart of oil every month.
  Gasta un cuarto de aceite cada mes.
The doors do not lock with the remote.
  Los seguros no funcionan con el control.
There is a whistle when accelerating.
  Se oye un silbido al acelerar.
Last oil change was six months ago.
  El último cambio de aceite fue hace seis meses.
Do not replace the sensor until the wiring is repaired.
  No cambie el sensor hasta que se repare el cableado.
Front pads at 2 mm, rear pads at 5 mm.
  Balatas delanteras a 2 mm, traseras a 5 mm.
The left front caliper is seized and the rotor is scored.
  La mordaza delantera izquierda está pegada y el disco está rayado.
Inner pad is worn to the metal, outer pad is at 4 mm.
  La balata interior llegó al metal, la exterior está a 4 mm.
The upper hose is hot and the lower one is cold: thermostat stuck closed.
  La manguera superior está caliente y la inferior fría: termostato pegado cerrado.
Battery tests at 310 CCA of 600: replace it.
  La batería da 310 CCA de 600: cámbiela.
Charging voltage is 12.4 V with the engine running.
  El voltaje de carga es de 12.4 V con el motor encendido.
No spark on cylinder 4; coil and plug are new.
  No hay chispa en el cilindro 4; la bobina y la bujía son nuevas.
Compression is even on all four cylinders.
  La compresión está pareja en los cuatro cilindros.
Water pump leaks from the weep hole.
  La bomba de agua tira por el orificio de drenaje.
The purge valve is stuck open.
  La válvula de purga está pegada abierta.
The rear oxygen sensor does not switch.
  El sensor de oxígeno trasero no oscila.
Found a broken wire at the door hinge.
  Encontramos un cable roto en la bisagra de la puerta.
The fuse for the fuel pump is blown.
  El fusible de la bomba de gasolina está quemado.
Play in the right outer tie rod end.
  Juego en la terminal exterior derecha.
Rear tires worn on the inner edge.
  Llantas traseras gastadas por el borde interior.
Transmission fluid is burnt and low.
  El aceite de transmisión está quemado y bajo.
The control arm bushings are cracked.
  Los bujes de los brazos de control están agrietados.
Rust on the brake lines; no leak yet.
  Óxido en las tuberías de freno; todavía sin fuga.
The catalytic converter rattles inside.
  El catalizador suena por dentro.
We recommend an alignment after this work.
  Recomendamos alinear después de este trabajo.
Your next service is due in 5,000 miles.
  Su próximo servicio es en 5,000 millas.
The part arrives on Thursday morning.
  La pieza llega el jueves por la mañana.
The warranty covers parts and labor for one year.
  La garantía cubre piezas y mano de obra por un año.
Do not drive it: the front brakes are metal to metal.
  No lo maneje: los frenos delanteros están metal con metal.
Please approve before Friday.
  Por favor apruebe antes del viernes.
The noise is gone after the repair.
  El ruido desapareció después de la reparación.
The spare tire is flat.
  La llanta de refacción está ponchada.
Brake fluid is dark and should be replaced.
  El líquido de frenos está oscuro y debe cambiarse.
Engine mount torn on the passenger side.
  Soporte del motor roto del lado del pasajero.
Cluster lights are dim at night.
  Las luces del tablero se ven débiles de noche.
Reset the tire pressure light.
  Restablecer la luz de presión de llantas.
Clutch slips in fourth and fifth.
  El clutch patina en cuarta y quinta.
Rear hatch does not stay open.
  La quinta puerta trasera no se queda abierta.
`;
