/**
 * More common words with the same meaning, in the form of `linkWords`: what people say to a shop and
 * shops to each other.
 */
export const commonWords = `
owner: owner* | dueno*, propietario*
bring: bring*, brought | tra*, lleva*, llevo, llev*
leave: leave, leaves, left, leaving, drop off | dej*, deja
pickup: pick it up, pick up, picks up, picked up, pickup, come by, get the car, come get | recog*, recoj*, pasar por, paso por, pase por, levant*
arrive: arrive*, arriving, get in, gets in, gets here, get here, come in, comes in, came in, show up | lleg*, viene, vienen
ready: ready | list*
wait: wait*, hold off, on hold | esper*, espera
order: order*, on order | pid*, ped*, encarg*
send: send*, sent, ship* | mand*, envi*
give: give*, gave, given | da, dan, dar, dio, dieron, dimos, dado
ask: ask* | pregunt*, pid*, ped*
answer: answer*, reply, replies, replied | contest*, respond*, respuest*
talk: talk*, spoke, speak* | habl*
call: call*, phone | llam*, telefon*, celular
text: text, texted, texts, message* | mensaje*, texto
tell: tell*, told, say, says, said, states, stated, state, reports, report, reported, complain*, advis*, mention* | dij*, dice, dicen, decir, diga, digan, dile, digame, report*, informa, inform*, coment*, avis*, quej*, mencion*, indica
see: see, sees, saw, seen, look*, watch* | ve, ven, ver, vio, vi, vea, vean, mir*, se ve, viendo, fij*, checar, checa, cheque
hear: hear*, heard, sound* | oy*, oig*, oir, escuch*, suen*, son*, ruido*
smell: smell* | huel*, olor*, oler
feel: feel*, felt | sient*, sent*
think: think*, thought, figure, believe*, guess | cre*, piens*, pens*, parec*
know: know*, knew | sab*, sup*, se, conoc*
need: need*, requir*, takes, take | necesit*, ocup*, requier*, requer*, hace falta, falta, lleva, hay que
want: want*, would like, wish* | quier*, quer*, quis*, gustaria
must: must, has to, have to, had to, got to, gotta, should, supposed to | hay que, tien* que, tenia que, debe, deben, deber*, tuv* que, tengo que, toca
can: can, could, able, may, might | pued*, pod*, pudo, pudieron, podria*
try: try*, tries, tried, attempt* | intent*, prob*, trat*
use: use*, using | us*, utiliz*, emple*
keep: keep*, kept, still, continu* | sigu*, mantien*, manten*, qued*, todavia, aun, conserv*, guard*
stay: stay*, remain* | qued*, permanec*
start: start*, began, begin*, fire up, fires up, fired up, fires, turn over, crank* | empez*, empiez*, comenz*, comienz*, arranc*, prend*, enciend*, encend*, marcha
stop: stop*, quit*, stall*, die*, shut*, turn* off | par*, dej*, deten*, detien*, apag*, muri*, muer*
go: go, goes, went, going, gone, drive*, driving, drove, run*, ran | va, van, ir, fue, iba, vaya, anda*, circul*, manej*, conduc*, corr*, sal*
come: come*, came, coming | vien*, vin*, ven*, lleg*, sal*
turn: turn*, spin* | gir*, vuelt*, da vuelta, dar vuelta, voltea*
move: move*, shift* | muev*, mov*, cambi*
put: put*, install*, fit*, mount*, place* | pon*, pus*, puest*, instal*, mont*, coloc*, met*
take: take*, took, taken, remov*, pull* | quit*, sac*, retir*, desmont*, tom*
change: chang*, replac*, swap*, new, exchang* | cambi*, reemplaz*, sustit*, remplaz*, repuest*
fix: fix*, repair*, mend* | arregl*, repar*, compon*, compus*, compost*
adjust: adjust*, set, setting | ajust*, calibr*, regul*
clean: clean*, wash*, flush* | limpi*, lav*, cambio
inspect: inspect*, check*, verif*, look over, test*, diagnos* | revis*, inspecc*, verific*, chec*, cheq*, prob*, prueb*, diagn*
measure: measur*, read* | mid*, med*, marc*, lect*, leer, lee
test: test*, tried, road test, drove | prueb*, prob*
service: servic* | servicio*, mantenimiento, afinac*
happen: happen*, occur*, does it | pas*, suced*, ocurr*, hace, present*
show: show*, display*, appear* | muestr*, mostr*, marc*, aparec*, sal*, indic*
find: find*, found | encontr*, encuentr*, hall*, hay, halla*
buy: buy*, bought, purchas* | compr*
sell: sell*, sold | vend*
pay: pay*, paid, payment* | pag*, abon*, liquid*
cost: cost*, price*, how much, charge*, bill*, fee, quote* | cuest*, cost*, preci*, cuanto, sale, cobr*, cargo*, cuota, cotiz*, val*
charge: charg* | cobr*, carg*
free: free, no charge, complimentary, waive* | gratis, sin costo, sin cargo, cortesia, no se cobra
discount: discount*, off | descuent*, rebaj*
tax: tax*, vat | impuest*, iva
deposit: deposit*, down payment | deposit*, anticip*, enganche, abono
balance: balance, due, owe*, remaining, left | saldo, debe*, deb*, rest*, pendient*, adeud*, falta*
credit: credit | credito, favor
refund: refund* | reembols*, devol*
cash: cash | efectivo
card: card, cards | tarjeta*
warranty: warrant*, guarant*, covered | garanti*, cubr*, cubiert*
insurance: insurance, insured | segur*, aseguranza
estimate: estimat*, quote* | presupuest*, cotiz*, estimad*
invoice: invoic*, bill, receipt* | factur*, recib*, cuenta, nota
labor: labor, labour | mano de obra, mano, obra, trabajo
included: includ*, incl | inclu*
extra: extra, separate*, additional, plus, more | aparte, extra, adicional*, mas, separad*
total: total* | total*
approve: approv*, authoriz*, accept*, agree*, ok, okd, okay* | aprob*, aprueb*, autoriz*, autoric*, acept*
decline: declin*, reject*, refus*, turned down, turn* it down, said no | rechaz*, declin*, neg*, no quiso, no acept*, no autoriz*, no aprob*
recommend: recommend*, suggest*, advis* | recom*, suger*, sugier*, aconsej*
customer: customer*, client*, he, she, they | client*, le, senor*
boss: boss, manager, service manager | jefe, gerente, encargad*
mechanic: mechanic*, tech, techs, technician* | mecanic*, tecnic*
friend: friend*, buddy | amig*, compadre
wife: wife, husband | espos*, mujer, marido
people: people, guy, guys, man, folks, someone | gente, persona*, senor*, alguien, tipo
kids: kid*, child* | nin*, hij*
name: name* | nombre*, llam*
number: number*, no | numero*, no
home: home, house | casa
work: work*, job*, function* | trabaj*, funcion*, sirv*, jal*, chamba
dealer: dealer* | agencia, concesionari*
store: store*, parts store | tiend*, refaccionaria
yard: junkyard, salvage, wrecking | yonke, deshuesadero, yarda
road: road*, street*, highway, freeway, driving | carretera*, calle*, camino*, autopista, ruta, manejo
city: city, town, traffic | ciudad, trafico, centro
stoplight: stop light*, stoplight*, light, lights, red light* | semaforo*, alto, altos
light: light*, lamp*, bulb* | luz, luces, foco*, faro*, testigo*
dash: dash*, cluster | tablero*, panel
morning: morning*, first thing | manan*, primera hora, temprano
night: night*, overnight, evening | noch*
today: today | hoy
tomorrow: tomorrow | manana
yesterday: yesterday | ayer
payday: payday | quincena, dia de pago
week: week*, weekend | seman*, finde
month: month* | mes*
year: year*, yr | ano, anos
day: day* | dia*
hour: hour*, hr, hrs | hora*
minute: minute* | minut*
time: time*, once, twice, often | vez, veces, tiempo, hora*
moment: while, moment, bit | rato, momento, poco
ago: ago, since, for, in | hace, desde, hacia
last: last, past, previous | ultim*, pasad*, anterior
next: next, following | proxim*, siguient*, que viene
first: first, once, initially, before | primer*, antes
again: again, back, another time, twice | otra vez, de nuevo, volv*, vuelv*, regres*, nuevamente
already: already, just, yet | ya, recien, acab*
never: never | nunca, jamas
always: always, every time, all the time, constantly | siempre, cada, todo el tiempo
sometimes: sometimes, intermittent*, occasional* | veces, ratos, intermitent*
soon: soon, quickly, right away, asap, urgent* | pronto, rapid*, urg*, cuanto antes, enseguida
late: late*, after | tarde, despues
cold: cold*, cool* | fri*, helad*, enfri*
hot: hot*, warm*, heat*, overheat* | calient*, calor, calent*, temperatura, sobrecalent*
wet: wet*, damp*, soak*, moist* | moj*, humed*
dry: dry*, dries | sec*, resec*
clean2: clean | limpi*
dirty: dirt*, filth* | suci*, mugr*
new: new | nuev*
old: old*, used | viej*, usad*, antigu*
good: good, fine, ok, okay, well, great, nice | buen*, bien, ok, excelent*
bad: bad*, wrong, poor*, shot, junk, done, failed, fail*, faulty, no good | mal*, dan*, no sirv*, ya no, descompuest*, fall*
broken: brok*, break*, snap*, torn, tear*, rip*, busted | rot*, romp*, rasg*, quebr*, trozad*, revent*
cracked: crack*, split*, chip* | agriet*, raj*, estrell*, fisur*, cuarte*, partid*, rot*
worn: worn, wear*, bald*, thin | gast*, desgast*, lis*, vencid*, delgad*
loose: loose*, play, wobbl*, slop* | floj*, suelt*, juego, holgura, aflo*
tight: tight*, torque* | apret*, apriet*, torq*
stuck: stuck, stick*, seiz*, froze*, jam*, bind* | peg*, trab*, ator*, atasc*, agarrot*, amarr*
bent: bent, bend*, warp*, crooked | dobl*, torc*, chuec*, deform*, alabe*
leak: leak*, drip*, seep*, spill*, wet | fug*, tira, tirando, tirar, tiran, gote*, chorr*, pierd*, derram*, escurr*, moj*
clogged: clog*, plug*, block*, restrict* | tap*, obstru*
burnt: burn*, blown, blew, fried, out | quem*, fund*, vol*, tron*
rust: rust*, corro* | oxid*, sulfat*, corro*, pic*
missing: missing, gone, lost, lacks, absent | falt*, perd*, sin, no tiene, desaparec*
stolen: stolen, stole | rob*
dead: dead, die*, drain* | muert*, descarg*, agot*
damaged: damag*, hurt, hit, dent* | dan*, golpe*, maltrat*
safe: safe*, fine, ok | segur*, bien
danger: danger*, unsafe, hazard* | peligr*, riesg*, insegur*
careful: careful*, watch out, caution, heads up, beware, look out | cuidad*, ojo, aguas, precauc*
low: low*, down | baj*, falt*
high: high*, up | alt*, arriba, sub*
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
shake: shak*, vibrat*, shimm*, wobbl*, rough*, shudder*, jerk* | tiembl*, tembl*, vibr*, jalon*, brinc*, inestable, aspero, sacud*
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
set: set*, pair*, both, all four | jueg*, par*, ambos, ambas, los dos, las dos, cuatro
everything: everything, all, whole, every, each | todo*, toda*, cada, entero, entera
nothing: nothing, none | nada
something: something, anything | algo
only: only, just, alone, nothing but | solo, solamente, unicamente, pura, puro, nada mas
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
finish: finish*, done, complet*, ready | termin*, list*, qued*, acab*
allow: allow*, let* | permit*, dej*
avoid: avoid* | evit*
forget: forget*, forgot* | olvid*
remember: remember*, remind* | acord*, acuerd*, record*
close: clos*, shut | cerr*, cierr*
open: open* | abr*, abiert*
lift: lift*, jack*, rais*, hoist | levant*, elev*, gato*, sub*
hold: hold*, support* | sosten*, sujet*, aguant*, soport*
press: press*, push*, step | presion*, empuj*, pis*, apriet*
touch: touch* | toc*, toqu*
fill: fill*, add*, top off | llen*, rellen*, agreg*, ech*, pon*
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
mouse: mice, mouse, rat, rats, rodent* | rat*
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
smooth: smooth*, even | parej*, suave*, lis*
idle: idle*, idling | ralenti, minimo
accelerate: accelerat*, throttle, rev, revs, gas pedal | aceler*
brake: brak* | fren*
reverse: revers*, back up | revers*, atras
steer: steer* | direcc*, volant*
gear: gear*, shift* | velocidad*, cambio*, marcha*
speed: speed*, mph | velocidad*
eat: eat*, burn*, use*, consum* | com*, quem*, gast*, consum*
lose: lose*, losing, lost, loss | pierd*, perd*
misfire: misfir*, miss, misses | fall*
overnight: overnight | noche, un dia para otro
payment: payment* | pago*
review: review* | resen*, comentari*, revis*
whatever: whatever | lo que sea, cualquier*
matter: matter* | import*
serve: no longer works, works | sirv*
life: life*, lifetime | vida
whistle: whistl* | silb*
machine: machin*, machine shop | rectific*, maquin*
exist: such thing, exist* | exist*, hay
grab: grab*, catch*, caught | agarr*, atrap*
`;
