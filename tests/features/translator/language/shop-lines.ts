/** A hundred lines of a job in each language, as short as a counter types them. */
export const shopLines = {
  en: `
check engine light
check brakes
check and advise
check a/c
check battery
check noise front
no start
no crank
won't start
brakes squeal
brakes grinding
oil leak
coolant leak
leaks oil
overheats
runs rough
rough idle
stalls
stalls at lights
dies when hot
shakes at 60
pulls right
pulls to the left
vibrates
noise in front
clunk front end
squeal on startup
belt squeals
ac not cold
a/c blows warm
heater no heat
battery dead
needs jump
alternator bad
replace starter
replace pads and rotors
oil change
oil change and rotate
rotate tires
tire rotation
flat tire
tires bald
alignment
front end alignment
tune up
trans slips
hard shift
won't go in reverse
reverse out
clutch slipping
window stuck
driver window
door handle broken
wipers streak
headlight out
left headlight out
turn signal fast
horn dead
radio dead
airbag light on
abs light on
tpms light
oil light flickers
low oil
low coolant
burns oil
smoke at startup
white smoke
smells gas
gas smell
fuel pump
water pump leaking
radiator cracked
thermostat stuck
head gasket
spark plugs
coil bad
replaced coil
replaced battery
cleaned throttle body
customer declined
declined
approved
needs pads
needs front brakes
recommend struts
struts leaking
shocks bad
ball joints loose
wheel bearing noise
cv axle clicking
exhaust leak
muffler loose
cat stolen
evap leak
gas cap loose
cluster dead
key stuck
parts on order
waiting on parts`,
  es: `
luz check prendida
cliente reporta check encendido
borrar check engine
check prendido, falla cilindro 4
falla check engine
trae check engine
le prendio check ayer
check balatas
check prendido
check engine prendido
luz de check engine
luz de check
trae luz de check
check parpadeando
check engine y pierde fuerza
cliente reporta check engine encendido
prende check engine en frio
checar frenos
checar clima
checar ruido
check amarillo
no prende
no arranca
no da marcha
no jala
tira aceite
tira agua
tira anticongelante
balatas
balatas delanteras
rechina
rechinan los frenos
rechinan balatas
se calienta
se apaga
se apaga en los altos
jalonea
tiembla
vibra al frenar
vibra a 60
jala a la derecha
jala a un lado
ruido adelante
ruido al frenar
golpe en la suspension
banda chilla
clima no enfria
clima avienta caliente
no calienta
bateria muerta
bateria baja
marcha mala
alternador malo
cambio de marcha
cambio de aceite
afinacion
afinacion mayor
rotacion de llantas
llanta ponchada
llantas lisas
alineacion
alineacion y balanceo
patina
patina en tercera
no mete reversa
no entra reversa
clutch patina
vidrio atorado
vidrio chofer
manija rota
limpiadores
faro izquierdo fundido
faro fundido
direccional rapida
claxon no suena
radio muerto
luz de airbag
luz de abs
luz de aceite
aceite bajo
quema aceite
humo blanco
humo azul
huele a gasolina
bomba de gasolina
bomba de agua tirando
radiador picado
termostato pegado
empaque de cabeza
bujias
bobina mala
se cambio bobina
cliente no autorizo
rechazado
aprobado
ocupa balatas
amortiguadores tirando
rotulas con juego
balero zumbando
esperando refacciones`,
};
