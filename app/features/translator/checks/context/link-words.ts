/**
 * Common words with the same meaning, a row each: `label: English | Spanish`. Phrases are folded
 * (no accents); `*` ends a stem.
 */
export const linkWords = `
at: at | a
to: to | a, al, hasta
from: from, since | de, desde, del
with: with | con
without: without | sin
for: for | para, por
in: in, on, into | en
after: after | despues, tras
before: before | antes
under: under, below | bajo, debajo
over: over, above | sobre, encima, arriba
between: between | entre
by: by | por
of: of | de, del
only: only, just | solo, solamente
than: than | que, de
if: if | si
when: when | cuando
while: while | mientras
is: is, are, was, be, reads, shows, measures | es, son, era, esta, estan, marca, da, mide
instead: instead | lugar, vez
use: use, used, using | use, usa, usar, uso, usen, utilice
need: need, needs, takes | necesita, lleva, ocupa, requiere
cost: cost, costs, charge, charges, charged, paid, pay | cuesta, costo, cobran, cobra, cobro, pague, pago
get: get, gets, got, give, gives | da, dan, obtengo, saque, dio
have: have, has, had | tiene, tengo, tenia, tuve
change: change*, replace*, swap* | cambi*, reemplac*, sustituy*
bolt: bolt*, screw* | perno*, tornillo*
nut: nut, nuts | tuerca*
pin: pin, pins | pin, pines, terminal*
old: old, original | viej*, original*
came: came, comes, come | vino, viene, vienen, regreso, volvio
torque: torque*, tighten* | torque*, apriet*, apret*
cylinder: cylinder* | cilindro*
bank: bank | banco, bancada
page: page | pagina
row: row | fila
year: year, years | ano, anos
hour: hour* | hora*
day: day* | dia*
month: month* | mes*
week: week* | semana*
minute: minute* | minuto*
second: second* | segundo*
time: times | veces
mile: mile* | milla*
step: step, stage | paso, etapa
wheel: wheel* | rueda*, rin, rines
tire: tire* | llanta*, neumatico*
side: side | lado
head: head | cabeza, culata
cold: cold | frio
hot: hot, warm | caliente
idle: idle | ralenti, minimo
load: load | carga
gap: gap | holgura, calibracion, luz, separacion, apertura
call: call | llam*
price: price, quote* | precio, cotiz*
engine: engine | motor
key: key | llave
wire: wire*, cable* | cable*
fuse: fuse* | fusible*
your: your, yours | su, sus, tu, tus
my: my, mine | mi, mis
know: know* | sabe*, se
thanks: thank* | gracias
work: work* | trabaj*, sirv*, funcion*
want: want* | quier*
say: say, says, said, tell, told | dice, dicen, dijo, diga
car: car, cars | carro, carros, auto, autos, coche
truck: truck* | camioneta*, troca*
shop: shop, shops | taller*
customer: customer* | cliente*
part: part, parts | parte*, pieza*, refaccion*
noise: noise* | ruido*
light: light, lights | luz, luces, foco*
water: water | agua
this: this, these, that | este, esta, estos, eso, esa, ese
all: all, every | todo, toda, todos, todas, cada
other: other, another | otro, otra, otros, otras
now: now | ahora, ya
still: still | todavia, aun, sigue
also: also, too | tambien
very: very, really | muy, mucho
look: look* | busc*, mir*
find: find*, found | encontr*, encuentr*
check: check* | revis*
try: try, tries, tried | prueb*, prob*, intent*
write: write*, wrote | escrib*
language: language* | idioma*, lengua*
state: state, states | estado*
somebody: somebody, someone, anyone, anybody | alguien
understand: underst* | entend*, entiend*
because: because | porque
how: how | como
what: what | que
where: where | donde
who: who | quien
it: it | lo, la, le
right: right, correct | correcto, corresponde, bien
break: break*, broke* | romp*, rot*
leak: leak* | fug*, tir*, gote*
open: open* | abr*, abiert*
wrong: wrong, bad, badly | mal, malo, mala, equivocad*
relay: relay* | rel*, relevador*
`;
