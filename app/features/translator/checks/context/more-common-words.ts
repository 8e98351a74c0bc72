/** The rest of the common words: things, places, deeds and what people say between them. */
export const moreCommonWords = `
clogged: clog*, plug*, block*, restrict* | tapad*, tapar, tapo, taponad*, obstru*
burnt: burn*, blown, blew, fried, out | quem*, fund*, vol*, tron*
rust: rust*, corro* | oxid*, sulfat*, corro*, picad*, pico
missing: missing, gone, lost, lacks, absent | falt*, perd*, sin, no tiene, desaparec*
stolen: stolen, stole | rob*
dead: dead, die*, drain* | muert*, descarg*, agot*
damaged: damag*, hurt, hit, dent* | danad*, dano, danos, danar, golpe*, maltrat*
safe: safe*, fine, ok | segur*, bien
danger: danger*, unsafe, hazard* | peligr*, riesg*, insegur*
careful: careful*, watch out, caution, heads up, beware, look out | cuidad*, ojo, aguas, precauc*
low: low*, down | baj*, falt*
high: high*, up | alto, alta, altos, altas, arriba, sub*
empty: empty, out of | vaci*, sin
full: full* | llen*, complet*
more: more, extra | mas
less: less, few* | menos
too: too, very, really, so | muy, demasiad*, tan, mucho
little: little, bit, slight*, some | poc*, algo, liger*, un poco
big: big*, large*, huge, major | grand*, gran, mayor
small: small*, minor, tiny | pequen*, chic*, menor
fast: fast*, quick* | rapid*
slow: slow* | lent*, despacio
loud: loud*, nois*, noise* | ruid*, fuerte
noise: nois*, sound*, squeal*, squeak*, grind*, clunk*, click*, knock*, rattl*, hum*, whin*, pop*, tick*, howl*, screech*, bang* | ruid*, rechin*, chill*, tall*, golpe*, clic*, cascabel*, zumb*, truen*, tron*, suen*, sonid*, aull*, rasp*, traquet*, chirr*
shake: shak*, vibrat*, shimm*, wobbl*, rough*, shudder*, jerk*, rattl* | tiembl*, tembl*, vibr*, jalon*, brinc*, inestable, aspero, sacud*
pull: pull*, drift*, wander* | jal*, tir*, carg*
smoke: smok* | hum*
water: water* | agua
air: air* | aire
gas: gas*, fuel* | gasolin*, combustible*, nafta
oil: oil* | aceit*
coolant: coolant*, antifreeze | anticongelant*, refrigerant*
fluid: fluid* | liquid*, fluid*, aceite*
pressure: pressur* | presion*
level: level* | nivel*
voltage: volt*, power, current | volt*, corriente, voltaj*
side: side* | lado*
front: front* | frente, delant*, frontal*
rear: rear*, back* | tras*, atras
top: top*, upper | arriba, superior*
bottom: bottom*, lower | abajo, inferior*
inside: inside, interior, in | dentro, adentro, interior*
outside: outside, exterior | fuera, afuera, exterior*
between: between | entre
near: near*, close*, next to, by | cerca, junto, lado
behind: behind, back of | detras, atras
ahead: ahead, in front | delante, enfrente, adelante
far: far, away | lejos, alej*
place: place*, where, spot | lugar*, donde, parte
hole: hole* | hoyo*, agujero*, orificio*
edge: edge*, end*, tip* | orilla*, punta*, borde*, extrem*
spring: spring* | resort*, muelle*
wire: wir*, harness*, cable* | cabl*, arnes*, alambr*
plug: plug*, connector* | conector*, enchuf*, bujia*, tapon*
code: code* | codigo*, clave*
scan: scan*, pull codes | escan*, escane*
clear: clear*, erase*, reset* | borr*, reset*, reinici*, limpi*
tow: tow* | grua, remolc*, arrastr*
mileage: mileage, miles, odometer | kilometraj*, millas, millaj*
visit: visit*, appointment*, next time | visit*, cita*
paper: paper*, document* | papel*, document*
picture: pictur*, photo* | foto*
key: key* | llave*
door: door* | puert*
window: window*, glass | vidri*, ventan*, cristal*
seat: seat* | asient*
wheel: wheel*, rim* | rueda*, rin*, volante
tire: tire* | llant*, neumatic*
set: set*, pair*, both, all four | jueg*, parar, paro, parado, parada, parando, paran, pare, ambos, ambas, los dos, las dos, cuatro
everything: everything, all, whole, every, each | todo*, toda*, cada, entero, entera
nothing: nothing, none | nada
something: something, anything | algo
only: only, just, alone, nothing but | solo, solamente, unicamente, pura, puro, nada mas, nomas
same: same | mism*, igual
other: other*, another, different, else | otr*, distint*, diferent*
thing: thing*, stuff | cosa*
problem: problem*, issue*, trouble*, fault*, concern* | problem*, fall*, detall*, bronc*
question: question* | pregunt*, duda*
reason: reason*, cause*, why | razon, motivo, caus*, por que
way: way*, how, like this | maner*, forma, como, asi, modo
kind: kind, type, brand* | tip*, clase, marca*
please: please | por favor, porfa, favor
thanks: thank* | gracias
sorry: sorry | perdon, disculp*, siento
hello: hello, hi, hey, good morning | hola, buenas, buenos, oiga, oye
sure: sure*, certain* | segur*, claro
maybe: maybe, perhaps, probably, may, might | quiza*, tal vez, a lo mejor, probable*, puede
but: but, however, though, although | pero, sin embargo, aunque, mas
because: because, since, as | porque, ya que, pues
until: until, till | hasta
during: during, while | durante, mientras
without: without, no | sin
instead: instead, rather | vez, lugar, mejor
also: also, too, as well, and | tambien, ademas
then: then, later, so | entonces, luego, despues
here: here | aqui, aca
there: there | ahi, alla, alli
who: who, whoever | quien*
own: own, his, her, their | propi*, su, sus, suy*
back: back, return* | devuel*, regres*, volv*, devolv*
help: help* | ayud*
hurry: hurry, urgent*, asap | urg*, prisa, rapid*
finish: finish*, done, complet*, ready | termin*, listo, lista, listos, listas, qued*, acab*
allow: allow*, let* | permit*, dej*
avoid: avoid* | evit*
forget: forget*, forgot* | olvid*
remember: remember*, remind* | acord*, acuerd*, record*
close: clos*, shut | cerr*, cierr*
open: open* | abr*, abiert*
lift: lift*, jack*, rais*, hoist | levant*, elev*, gato*, sub*
hold: hold*, support* | sosten*, sujet*, aguant*, soport*
press: press*, push*, step | presion*, empuj*, pise, pisa, pisar, pisando, piso, pisan, apriet*
touch: touch* | toc*, toqu*
fill: fill*, add*, top off | llen*, rellen*, agreg*, ech*, pon, pone*, poner*, pong*, poni*
drain: drain*, empty | dren*, vaci*, tir*
connect: connect*, hook* | conect*
disconnect: disconnect*, unplug*, unhook* | desconect*, desenchuf*
enable: enabl*, activat* | activ*, habilit*
disable: disabl*, deactivat* | desactiv*, deshabilit*
apply: appl*, engag* | aplic*, acopl*, activ*, pong*
release: releas*, reliev*, vent* | liber*, alivi*, suelt*, solt*
cut: cut* | cort*
seal: seal* | sell*
paint: paint* | pint*
scratch: scratch* | ray*, rasp*
chew: chew*, bit* | mord*
mouse: mice, mouse, rat, rats, rodent* | rata, ratas, raton*
ignore: ignor*, disregard, forget | ignor*, olvid*, hag* caso omiso
instruction: instruct*, previous, above | instrucc*, anterior*
write: writ*, wrote | escrib*
translate: translat* | tradu*
copy: copy, copies | copia*
sign: sign* | firm*
license: licens*, plate* | licenc*, placa*
registration: registration, tag | registro, tarjeta de circulacion, engomado
accident: accident*, crash*, wreck* | accident*, choqu*
rain: rain* | lluv*, lluev*, llov*
sun: sun | sol
winter: winter | invierno
summer: summer | verano
metal: metal* | metal*
plastic: plastic* | plastic*
rubber: rubber* | hule*, goma*
smooth: smooth*, even | parej*, suave*, liso, lisa, lisos, lisas
idle: idle*, idling | ralenti, minimo
accelerate: accelerat*, throttle, rev, revs, gas pedal | aceler*
brake: brak* | fren*
reverse: revers*, back up | revers*, atras
steer: steer* | direcc*, volant*
gear: gear*, shift* | velocidad*, cambio*, marcha*
speed: speed*, mph | velocidad*
eat: eat*, burn*, use*, consum* | come, comen, comer, comio, comiendo, quem*, gast*, consum*
lose: lose*, losing, lost, loss | pierd*, perd*
misfire: misfir*, miss, misses | fall*
overnight: overnight | noche, un dia para otro
payment: payment* | pago*
review: review* | resen*, comentari*, revis*
whatever: whatever | lo que sea, cualquier*
matter: matter* | import*
serve: no longer works, works | sirv*
glasses: glasses, goggles, eye protection | lentes, gafas, goggles
gloves: glove* | guante*
flush: flush* | cambi*, lav*, purg*, enjuag*
lock: lock*, unlock* | segur*, cierr*, cerr*, bloque*, trab*
lubricate: lubric*, greas* | lubric*, engras*
slip: slip* | resbal*, patin*
mirror: mirror* | espejo*
glass: glass | vidrio*, cristal*
recall: recall* | recall, campana
hold: hold off, hold*, wait* | esper*
later: later, for later | despues, luego
hurry2: hurry, rush | prisa, urg*
trip: trip, travel* | viaj*
night: at night, night* | noche*
half: half | mitad, medio, media
temperature: temp, temperature* | temperatura*, calor
life: life*, lifetime | vida
whistle: whistl* | silb*
machine: machin*, machine shop | rectific*, maquin*
exist: such thing, exist* | exist*, hay
grab: grab*, catch*, caught | agarr*, atrap*
slide: slid*, fishtail* | patin*, derrap*, resbal*, se va, colet*
fleet: fleet* | flotilla*, flota
drive2: driv*, drove | and*, manej*, conduc*, circul*
fire: fire, fires, fired | prend*, arranc*, enciend*
enter: go ahead, proceed, get on | entren, entrar, entrale, adelante, proced*, siga
percent: percent | ciento
leaf: leaf, leaves | hoja*
hot spots: hot spot* | puntos calientes, manchas
strap: strap* | cincho*, correa*, fleje*
duplicate: duplicat*, reproduc*, replicat*, verify | reproduc*, duplic*, replic*, repet*
core: core | casco, cascos, pieza vieja, deposito por la pieza vieja
somewhere: somewhere, around, about | como, mas o menos, alrededor
seem: seem*, look, looks | parec*, ve, ven
drives: drain*, draws down | descarg*
crank: crank*, turn over | marcha, dar marcha, gira
`;
