/**
 * More common words with the same meaning, in the form of `linkWords`: what people say to a shop
 * and shops to each other.
 */
export const commonWords = `
owner: owner* | dueno*, propietario*
bring: bring*, brought | trae*, traig*, traj*, trayendo, lleva*, llevo, llev*
leave: leave, leaves, left, leaving, drop off | dej*, deja
pickup: pick it up, pick up, picks up, picked up, pickup, come by, get the car, come get | recog*, recoj*, pasar por, paso por, pase por, levant*
arrive: arrive*, arriving, get in, gets in, gets here, get here, come in, comes in, came in, show up | lleg*, viene, vienen
ready: ready | listo, lista, listos, listas
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
hear: hear*, heard, sound* | oy*, oig*, oir, escuch*, suen*, sonar, sonido*, sono, sonando, ruido*
smell: smell* | huel*, olor*, oler
feel: feel*, felt | sient*, sent*
think: think*, thought, figure, believe*, guess | creo, cree*, creer, creia*, piens*, pens*, parec*
know: know*, knew | sab*, sup*, se, conoc*
need: need*, requir*, takes, take | necesit*, ocup*, requier*, requer*, hace falta, falta, lleva, hay que
want: want*, would like, wish* | quier*, quer*, quis*, gustaria
must: must, has to, have to, had to, got to, gotta, should, supposed to | hay que, tien* que, tenia que, debe, deben, deber*, tuv* que, tengo que, toca
can: can, could, able, may, might | pued*, pod*, pudo, pudieron, podria*
try: try*, tries, tried, attempt* | intent*, prob*, trat*
use: use*, using | usa, usan, usar, use, uso, usen, usad*, usand*, utiliz*, emple*
keep: keep*, kept, still, continu* | sigu*, mantien*, manten*, qued*, todavia, aun, conserv*, guard*
stay: stay*, remain* | qued*, permanec*
start: start*, began, begin*, fire up, fires up, fired up, fires, turn over, crank* | empez*, empiez*, comenz*, comienz*, arranc*, prend*, enciend*, encend*, marcha
pullover: pull over | detien*, deteng*, orill*
stop: stop*, quit*, stall*, die*, shut*, turn* off | parar, paro, parado, parada, parando, paran, pare, dej*, deten*, detien*, apag*, muri*, muer*
go: go, goes, went, going, gone, drive*, driving, drove, run*, ran | va, van, ir, fue, iba, vaya, anda*, circul*, manej*, conduc*, corre, corren, correr, corria, sale, salen, salio, salir*, saliendo, salga*, salid*
come: come*, came, coming | vien*, vin*, venga*, venir, vengo, lleg*, sale, salen, salio, salir*, saliendo, salga*, salid*
turn: turn*, spin* | gir*, vuelt*, da vuelta, dar vuelta, voltea*
move: move*, shift* | muev*, mov*, cambi*
put: put*, install*, fit*, mount*, place* | pon, pone*, poner*, pong*, poni*, pus*, puest*, instal*, mont*, coloc*, mete, meten, meter*, meti*, meto, meta, metio
take: take*, took, taken, remov*, pull* | quit*, sac*, retir*, desmont*, toma, toman, tomar, tome, tomo
change: chang*, replac*, swap*, new, exchang* | cambi*, reemplaz*, sustit*, remplaz*, repuest*
fix: fix*, repair*, mend* | arregl*, repar*, compon*, compus*, compost*
adjust: adjust*, set, setting | ajust*, calibr*, regul*
clean: clean*, wash*, flush* | limpi*, lav*, cambio
inspect: inspect*, check*, verif*, look over, test*, diagnos* | revis*, inspecc*, verific*, chec*, cheq*, prob*, prueb*, diagn*
measure: measur*, read* | mide, miden, mido, mida, medir, medi, medimos, medicion*, marca, marcan, marco, marque, lect*, leer, lee
test: test*, tried, road test, drove | prueb*, prob*
service: servic* | servicio*, mantenimiento, afinac*
happen: happen*, occur*, does it | pasa, pasan, pasar*, paso, pase, pasando, pasado, suced*, ocurr*, hace, present*
show: show*, display*, appear* | muestr*, mostr*, marca, marcan, marco, marque, aparec*, sale, salen, salio, salir*, saliendo, salga*, salid*, indic*
find: find*, found | encontr*, encuentr*, hall*, hay, halla*
buy: buy*, bought, purchas* | compr*
sell: sell*, sold | vend*
pay: pay*, paid, payment* | pag*, abon*, liquid*
cost: cost*, price*, how much, charge*, bill*, fee, quote* | cuest*, cost*, preci*, cuanto, sale, cobr*, cargo*, cuota, cotiz*, vale, valen, valor
charge: charg* | cobr*, carg*
free: free, no charge, complimentary, waive* | gratis, sin costo, sin cargo, cortesia, no se cobra
discount: discount*, off | descuent*, rebaj*
tax: tax*, vat | impuest*, iva
deposit: deposit*, down payment | deposit*, anticip*, enganche, abono
balance: balance, due, owe*, remaining, left | saldo, debe*, debe, deben, debia, debo, deuda, resta, restan, resto, restante, pendient*, adeud*, falta*
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
cold: cold*, cool* | frio, fria, frios, frias, helad*, enfri*
hot: hot*, warm*, heat*, overheat* | calient*, calor, calent*, temperatura, sobrecalent*
wet: wet*, damp*, soak*, moist* | moj*, humed*
dry: dry*, dries | seco, seca, secos, secas, secar, secad*, resec*
clean2: clean | limpi*
dirty: dirt*, filth* | suci*, mugr*
new: new | nuev*
old: old*, used | viej*, usad*, antigu*
good: good, fine, ok, okay, well, great, nice | buen*, bien, ok, excelent*
bad: bad*, wrong, poor*, shot, junk, done, failed, fail*, faulty, no good | malo, mala, malos, malas, mal, danad*, dano, danos, danar, no sirv*, ya no, descompuest*, fall*
broken: brok*, break*, snap*, torn, tear*, rip*, busted | roto, rota, rotos, rotas, romp*, rasg*, quebr*, trozad*, revent*
cracked: crack*, split*, chip* | agriet*, raj*, estrell*, fisur*, cuarte*, partid*, roto, rota, rotos, rotas
worn: worn, wear*, bald*, thin | gast*, desgast*, liso, lisa, lisos, lisas, vencid*, delgad*
loose: loose*, play, wobbl*, slop* | floj*, suelt*, juego, holgura, aflo*
tight: tight*, torque* | apret*, apriet*, torq*
stuck: stuck, stick*, seiz*, froze*, jam*, bind* | peg*, trab*, ator*, atasc*, agarrot*, amarr*
bent: bent, bend*, warp*, crooked | dobl*, torc*, chuec*, deform*, alabe*
leak: leak*, drip*, seep*, spill*, wet | fug*, tira, tirando, tirar, tiran, gote*, chorr*, pierd*, derram*, escurr*, moj*
neither: neither, nor | ni, tampoco
coming: coming, comes from | viene, vienen
`;
