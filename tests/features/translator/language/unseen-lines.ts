/** A hundred more lines in each language, written after the rules and never used to change them. */
export const unseenLines = {
  en: `
oil chg due
frt pads 3mm
squeals backing out
wont crank, clicks
pulls right
cel on
needs alignment
customer waiting
call before doing anything
a/c warm
leaks when parked
replaced serpentine belt
shakes at 65
bad wheel bearing lr
trans slips 2-3
brake pedal soft
horn inop
wipers streak
left headlamp out
cabin filter dirty
no heat drivers side
battery failed test
alternator whine
rotate + balance
check coolant level
tow in
ticking when cold
burning smell
fluid low
key stuck
window wont roll up
seat belt stuck
rear shocks leaking
tie rod loose
exhaust rattle
ran out of gas
door ajar light
hard to start am
jumped it twice
smokes at startup
flat tire rf
lugnut missing
customer declined
estimate approved
waiting on parts
ready for pickup
test drove 10 mi
no codes stored
reset maintenance light
idle hunts
stalls at stop
ground strap corroded
muffler hanging
rust on frame
ball joint play
cv boot torn
power steering whines
strut mount noise
hub cap missing
cracked windshield
mirror broken
trunk wont latch
radio dead
usb not charging
backup camera black
tpms light
spare missing
gas cap loose
oil filter seized
drain plug stripped
spark plugs worn
coil #3 bad
injector clicking
timing cover leak
valve cover seep
head gasket suspected
compression low cyl 4
thermostat stuck
radiator cap weak
hose swollen
water pump weeping
fan not running
heater core plugged
blower on high only
fuse blown
relay hot
starter drags
cable loose
clutch slipping
gear grinds
diff noise
u-joint clunk
driveshaft vibration
hood strut weak
sunroof leaks
carpet wet
mouse nest in airbox
deer hit front
sold as is
warranty job
`,
  es: `
cambio de aceite
pastillas del 3mm
rechina en reversa
no da marcha
se jala a la derecha
luz del motor
le falta alineacion
cliente espera
avisar antes
aire tibio
tira estando parado
banda nueva
tiembla a 100
masa izq tras mala
patina 2da a 3ra
pedal blando
claxon no suena
limpiadores rayan
faro izq fundido
filtro de cabina sucio
no calienta
bateria no paso
zumba el alternador
rotar y balancear
revisar anticongelante
llego en grua
cascabelea en frio
huele a quemado
nivel bajo
llave trabada
vidrio no sube
cinturon atorado
amortiguadores chorreados
terminal floja
escape suelto
sin gasolina
foco de puerta
cuesta prender temprano
paso corriente dos veces
humea al prender
ponchada del der
birlo faltante
cliente no quiso
presupuesto aprobado
esperando refacciones
listo para entrega
probado 15 km
sin codigos
resetear luz servicio
ralenti inestable
se apaga en alto
tierra sulfatada
mofle colgando
chasis oxidado
rotula con juego
cubrepolvo roto
direccion zumba
base de amortiguador truena
tapon perdido
parabrisas estrellado
espejo quebrado
cajuela no cierra
estereo muerto
usb no carga
camara negra
luz de presion
sin refaccion
tapon de gasolina flojo
filtro pegado
tapon de carter barrido
bujias gastadas
bobina 3 mala
inyector golpetea
fuga en tapa de distribucion
tapa de punterias suda
posible junta de cabeza
compresion baja cil 4
termostato pegado
tapon de radiador debil
manguera hinchada
bomba de agua suda
ventilador no entra
calefaccion tapada
soplador solo en alta
fusible quemado
relevador caliente
marcha arrastra
cable flojo
clutch patina
rasca la caja
diferencial suena
cruceta truena
cardan vibra
cofre no se sostiene
quemacocos gotea
alfombra mojada
nido de raton
choco venado
se vende asi
trabajo en garantia
`,
};
