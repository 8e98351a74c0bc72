/**
 * What a car does when something is wrong with it, as customers and mechanics say it. Format:
 * `terms.ts`.
 */
export const symptoms = `
won't start; no start; will not start; doesn't start; does not start; didn't start = no arranca | MX,US,PE,CO,VE,CB no prende | MX,CO,VE no enciende | CL no parte; no da partida
won't crank; no crank; will not crank; doesn't crank; does not crank = no gira; no gira el motor de arranque | MX,US no da marcha | AR,CO,VE,PE no da arranque
cranks but won't start; crank no start; cranks no start = gira pero no arranca | MX,US da marcha pero no prende; da marcha y no prende | AR da arranque pero no arranca
cranks; cranking = gira | MX,US da marcha | AR da arranque
hard start; hard starting; hard to start = le cuesta arrancar; arranque difícil | MX,US batalla para prender; tarda en prender | AR cuesta arrancarlo
has no power; no power; low power; lack of power; loss of power; down on power = sin fuerza; no tiene fuerza; falta de potencia; pérdida de potencia | MX,US no jala; se ahoga | AR no tira | CO,VE está quedado ~ an engine that does not pull ~ motor acelero acelerar subida subidas turbo velocidad carretera potencia fuerza sube
does not work; doesn't work; not working = no funciona | MX,US no jala; no sirve | AR no anda | CL no anda ~ a part that does nothing ~ radio luz luces clima bocina foco control ventana vidrio limpiador aire bomba faro
pulls to one side; pulls to the side; pulls to the left; pulls to the right = se va de lado; tira hacia un lado | MX,US se jala; se jala de lado; se carga a un lado | AR se va para un lado; tira para un lado | CO,VE hala hacia un lado; se hala
bucks; bucking; jerks; jerking; jerky = da tirones | MX,US jalonea; se jalonea; da jalones | AR,CL tironea | CO,VE tironea
hesitates; hesitation; stumbles = titubea; titubeo | MX jaloneo | AR duda; tironeo
misfires; misses; misfiring = falla | MX cascabelea | AR,CL ratea | CO,VE,PE falla un cilindro ~ an engine that does not fire on all cylinders ~ motor cilindro bujía bobina ralentí acelerar
pings; pinging; spark knock = cascabelea; cascabeleo | AR pistonea; pistoneo | CL pica; picado de bielas | CO pistonea
knocks; knocking = golpetea
backfires; backfire = contraexplosión; petardea | MX,US truena; truena por el escape | AR contraexplota; explota por el escape ~ a bang in intake or exhaust ~ escape mofle motor admisión acelerar carburador
clunks; clunking = golpetea | MX,US truena; golpea ~ a sound of suspension or steering ~ suspensión dirección bache tope volante vuelta horquilla amortiguador flecha rótula
squeaks; squeals = chirría; chilla | MX,US rechina
rattle; rattles; rattling = traqueteo | MX,US cascabeleo; sonajeo | AR castañeteo
hum; humming = zumbido
whine; whines; whining = zumbido agudo; zumbido; silbido | MX chillido | AR aullido
buzz; buzzing = zumbido eléctrico
hiss; hissing = siseo | MX,AR soplido
tick; ticking = tictac; golpeteo | MX cascabeleo; tic tic | AR tiqueteo
shakes; shaking; shake = tiembla | MX,US vibra | AR,CL vibra
shudder; shudders; shuddering = vibración; temblor; se sacude | MX,US tiembla | AR vibra; tiembla
surges; surge; surging; hunting idle = oscila; ralentí que sube y baja | MX,US se acelera y desacelera; sube y baja | AR acelera y desacelera | CO,VE se acelera y se desacelera
idles = marcha en ralentí | AR regula | CL ralentí ~ the engine runs without load ~ ralentí acelerador frío caliente motor mal
slips; slipping; slippage = patina | CO,VE,PE,CL resbala
overheats; overheating; runs hot; overheat = se sobrecalienta; se calienta; sobrecalentamiento | AR levanta temperatura; recalienta | CO,VE,PE,CL se recalienta; recalentamiento
smokes; smoking = echa humo; humea
drips; dripping = gotea
leaks; leaking = tiene fuga; gotea | MX,US tira | AR pierde | CL filtra | CO,VE bota
burns oil; burning oil; oil consumption = consume aceite; quema aceite | MX come aceite
seized; seized up; locked up = agarrotado | MX,US amarrado; pegado | AR clavado; agarrado | CO,VE pegado; fundido | CL,PE pegado; agripado
thrown rod; threw a rod; spun bearing = biela fundida | MX,US desbielado; motor desbielado | AR se fundió | CO,VE,PE,CL motor fundido
blown head gasket = junta de culata quemada | MX,US junta de cabeza quemada; empaque de cabeza quemado | AR junta quemada; junta de tapa quemada | CO,VE,PE empaque de culata quemado | CL empaquetadura de culata soplada
blow-by; blowby = soplado; gases del cárter | MX,US compresión al cárter | AR sopla por el respiradero
out of time; jumped time; timing off = fuera de tiempo | AR,CL fuera de punto; salteada la correa | CO,VE corrido de tiempo
limp mode; limp-in mode; limp home mode; limp-home mode; limp home = modo de emergencia | MX modo a prueba de fallas | AR modo emergencia | CO,CL modo limp | ES modo de protección
spongy pedal; spongy brakes; soft pedal; mushy pedal = pedal esponjoso | MX pedal aguado | AR pedal blando
pulsating pedal; brake pulsation; pulsation = pedal que vibra; pulsación del pedal | MX pedal que brinca
loose connection; poor contact; bad connection; poor connection; bad contact = falso contacto; mal contacto
dies; cuts out; shuts off = se apaga | AR se para; se corta | CL se para
won't shift; doesn't shift; stuck in gear = no cambia; no entra la marcha | MX,US no entran las velocidades; no mete cambios | AR no entran los cambios | CO,PE no entran los cambios
battery light; charging light = luz de la batería; testigo de carga
no heat = no calienta la calefacción | MX no calienta el clima
blows warm; blows hot air; AC not cold; not cold; doesn't cool = no enfría | CL,AR tira aire caliente
`;
