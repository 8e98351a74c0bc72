/**
 * Words of which one excludes the other: `group: member = English | Spanish; member = …`. A
 * translation that has one where the text has the other says something else. Sayings are folded (no
 * accents); `*` ends a stem.
 */
export const choiceWords = `
side: left = left, lh | izquierd*; right = right, rh | derech*
end: front = front, fronts, forward* | delanter*, frontal*, enfrente, adelante, de adelante, de enfrente, frente; rear = rear, rears, backward*, only back, in back, in the back, back left, back right, back seat, back wheel*, back brake*, back tire*, back door* | traser*, atras, posterior*
torque: tighten = tight*, retighten*, snug*, torque* | torque*, torqui*, apriet*, apret*, reapriet*; loosen = loos*, slack*, back off, back out, crack the, crack open, crack loose, crack it, undo | afloj*, floj*, suelt*, solt*
gate: open = open* | abre*, abra, abran, abro, abri*, abiert*; close = close, closed, closes, closing, shut | cerr*, cierr*
power: on = turn on, turns on, turned on, turn it on, switch on, switched on, key on, comes on, came on, come on, is on, are on, stays on, stay on, was on, light on, lights on, starts, start it, started, starting, fires up | encend*, enciend*, prend*, arranc*; off = turn off, turns off, turned off, turn it off, switch off, shut off, shuts off, key off, is off, goes off, off, stall*, die, dies, died, goes dead, go dead, went dead | apag*
level: high = up, high, higher, highest, raise*, raising, lift*, jack up, goes up, go up, going up, went up, rises, rise, rising, rose, increas*, above, over, exceed*, upper, top, upstairs, upward* | alto, alta, altos, altas, sube, suben, suba, suban, subir, subio, subirl*, subiendo, subida, aument*, elev*, eleve, levant*, encima, arriba, superior*, rebas*, supera; low = down, low, lower*, lowest, goes down, go down, going down, went down, drop*, falls, fell, decreas*, below, under, beneath, underneath, bottom, downward* | bajo, baja, bajos, bajas, bajan, baje, bajen, bajar, bajarl*, bajando, disminuy*, reduc*, caida, caidas, debajo, abajo, inferior*, cae, caen, cayo
amount: more = more, greater, plus, additional, further, overfill*, overtight*, overcharg*, overinflat* | mas, de mas, en exceso, adicional*; less = less, fewer, few, underfill* | menos, de menos, pocos, pocas
order: before = before, prior to, upstream, pre, as soon as, soonest | antes, previo, previa, previamente, precompra; after = after, afterward*, later, downstream | despues, luego de, tras, posteriormente
temperature: hot = hot, hotter, warm, warms, warmed | calient*, calor, tibi*; cold = cold, colder, cool, cools, cooled, little cooler, bit cooler, cooler when, cools down, cool down | frio, fria, frios, frias, enfri*
polarity: positive = positive | positiv*; negative = negative | negativ*
flow: in = intake, inlet, input, incoming | admision, entrada; out = exhaust, outlet, output, outgoing | escape, salida
color: red = red | rojo, roja, rojos, rojas; black = black | negr*; white = white | blanc*; blue = blue | azul, azules; green = green | verde, verdes; yellow = yellow | amarill*; brown = brown | cafe, cafes, marron, marrones; gray = gray, grey | gris, grises; orange = orange | naranja, anaranjad*; purple = purple, violet | morad*, violeta; pink = pink | rosa, rosad*
weekday: mon = monday, mondays | lunes; tue = tuesday, tuesdays | martes; wed = wednesday, wednesdays | miercoles; thu = thursday, thursdays | jueves; fri = friday, fridays | viernes; sat = saturday, saturdays | sabado, sabados; sun = sunday, sundays | domingo, domingos
month: jan = january, jan | enero, ene; feb = february, feb | febrero, feb; mar = march | marzo; apr = april, apr | abril, abr; may = of may, in may, since may | mayo; jun = june, jun | junio, jun; jul = july, jul | julio, jul; aug = august, aug | agosto, ago; sep = september, sept, sep | septiembre, setiembre, sep; oct = october, oct | octubre, oct; nov = november, nov | noviembre, nov; dec = december, dec | diciembre, dic
relative: yesterday = yesterday, last night | ayer, anoche; today = today, tonight | hoy; tomorrow = tomorrow | manana
clock: am = morning, mornings | amanec*, am, buenos dias, buen dia, esta manana, por la manana, en la manana, las mananas, de la manana, de la madrugada; pm = afternoon, evening, pm, p.m | pm, buenas tardes, buenas noches, por la tarde, por la noche, en la tarde, en la noche, esta tarde, esta noche, de la tarde, de la noche
time: second = second, seconds, secs, sec | segundo, segundos, seg; minute = minute, minutes, mins | minuto, minutos; hour = hour, hours, hourly, hr, hrs | hora, horas, hrs; day = day, days, daily, holiday, holidays | dia, dias, diari*; week = week, weeks, weekly, weekend* | semana, semanas, semanal*, finde; month = month, months, monthly | mes, meses, mensual*; year = year, years, yearly, annual*, yrs, yr | ano, anos, anual*
length: mile = mile, miles | milla, millas; km = kilometer*, km, kms | kilometro*, km, kms; meter = meter, meters, metre* | metro, metros; cm = centimeter*, cm | centimetro*, cm; mm = millimeter*, mm | milimetro*, mm; inch = inch, inches | pulgada, pulgadas; foot = foot, feet, ft | pie, pies; yard = yard, yards | yarda, yardas
volume: gallon = gallon, gallons, gal, gals | galon, galones; quart = quart, quarts, qt, qts | cuarto, cuartos; liter = liter, liters, litre, litres | litro, litros; pint = pint, pints | pinta, pintas; ounce = ounce, ounces, oz | onza, onzas; cup = cup, cups | taza, tazas; ml = milliliter*, ml | mililitro*, ml
weight: pound = pound, pounds, lb, lbs | libra, libras, lb, lbs; kilo = kilo, kilos, kilogram*, kg | kilo, kilos, kilogramo*, kg; gram = gram, grams | gramo, gramos; ton = ton, tons | tonelada, toneladas
electric: volt = volt, volts, v | volt, volts, voltio, voltios, v; amp = amp, amps, ampere* | amp, amps, amper, ampere*, amperio*; ohm = ohm, ohms, ohmed | ohm, ohms, ohmio, ohmios; watt = watt, watts | watt, watts, vatio, vatios; milliamp = milliamp* | miliamp*
torque unit: foot = foot pound*, ft lb* | libra pie, libras pie, pie libra*, pies libra*; inch = inch pound*, in lb* | libra pulgada, libras pulgada; newton = newton*, nm | newton*, nm
pressure: psi = psi | psi; bar = bar, bars | bar, bares; kpa = kpa | kpa
money: dollar = dollar, dollars, buck, bucks, usd | dolar, dolares, usd, dlls; peso = peso, pesos, mxn | peso, pesos, mxn, varos; euro = euro, euros | euro, euros; sol = soles | soles; cent = cent, cents, dime, dimes, penny, pennies | centavo, centavos
degree: fahrenheit = fahrenheit | fahrenheit; celsius = celsius, centigrade | celsius, centigrado*
link: connect = connect*, plug in, plugged in, plug it in, hook* | conect*, enchuf*; disconnect = disconnect*, unplug*, unhook* | desconect*, desenchuf*, suelt* la manguera, suelt* el conector, suelt* el cable, suelt* las mangueras, suelt* los cables
mount: in = install*, reinstall*, put, puts, putting, push, pushes, pushing, pushed, insert*, slide in, slip in | instal*, reinstal*, mont*, coloc*, pon*, pus*, mete, meta, meter, meti, metele, empuj*, insert*; out = remov*, take off, take out, take _ off, take _ out, took off, took out, took _ off, took _ out, pull, pulls, pulled, pulling, extract*, slip the, slip off | quit*, retir*, desmont*, saco, saca, sacar, saque, sacarl*, jala, jale, jalan, jalar, jalo, jalarl*, tire de, tira de, tirar de, extra*
fill: fill = fill*, refill*, top off, top up, add, added, pour* | llen*, rellen*, agreg*, anad*; drain = drain*, empty, emptied | dren*, vaci*, escurr*
mixture: lean = lean, too lean | pobre; rich = rich | rica, rico
often: always = always, every time | siempre, cada vez, todo el tiempo; never = never | nunca, jamas
speed: fast = fast, faster, quick* | rapid*; slow = slow, slower, slowly | lent*, despaci*
age: new = new, brand new | nuevo, nueva, nuevos, nuevas; old = old, used one, used, second hand, core charge | viej*, usado, usada, usados, usadas, de segunda mano; again = again, retest* | de nuevo, nueva prueba, otra prueba
trade: buy = buy, buying, bought | compra, compre, comprar, compro, compraron, compraste, comprado, comprarl*; sell = sell, sells, selling, sold | vend*
turn: clockwise = clockwise | sentido de las manecillas, sentido horario, manecillas del reloj, horario; counter = counterclockwise, counter clockwise, anticlockwise | sentido contrario, antihorario, contrario a las manecillas, contrario al reloj, sentido antihorario
inside: inside = inside, inner, internal*, inboard | dentro, adentro, intern*, interior*; outside = outside, outer, external*, outboard | fuera, afuera, extern*, exterior*
rank: first = first | primer*; last = last one, the last | ultim*
quality: good = good, fine, ok, okay, well, no problem, no trouble, without a problem, without problems, without any trouble | bueno, buena, buenos, buenas, buen, bien, sin problema, sin problemas, sin dificultad; bad = bad, badly | con problema, con problemas, con dificultad, malo, mala, malos, malas, mal
safety: safe = safe, safely | segur*; danger = unsafe, danger* | insegur*, peligr*
health: dead = is done, are done, is shot, are shot, is toast, is dead, is junk, no good | ya no sirve, no sirve, no sirven, murio, muert*, ya valio; fine = still good, still works, works | sirve, sirven, si sirve, todavia sirve
water: wet = wet, damp, moist | moj*, humed*; dry = dry, dry off, dry _ off, dries, dried, drying | secar, seco, secarl*, seco, seca, secos, secas, seque
fuel: gas = gas, gasoline, fuel, fill up | gasolina, nafta, combustible; diesel = diesel, diesel fuel | diesel, gasoil, combustible diesel
box: automatic = automatic | automatic*; manual = manual | manual, manuales
seat: driver = driver, drivers | conductor, chofer, piloto; passenger = passenger, passengers | pasajero, copiloto, acompanante
size: long = long, longer | largo, larga, largos, largas; short = short, shorter | corto, corta, cortos, cortas
extent: big = big, bigger, large, larger | grande, grandes; small = small, smaller, little, tiny | pequen*, chico, chica, chicos, chicas, chiquit*
hour: early = early, earlier | tempran*; late = late | tarde
likeness: same = same | mismo, misma, mismos, mismas, igual; other = different | distint*, diferent*
effort: easy = easy, easily, easier | facil, faciles, facilmente; hard = difficult, hard to | dificil, dificiles
origin: maker = oem, genuine, original, factory, dealer part | original, originales, de agencia, de fabrica; other = aftermarket, generic, off brand, knock off | generic*, alterno, alterna, imitacion
degree of: better = better, best | mejor, mejores, mejoro; worse = worse, worst | peor, peores, empeor*
price: cheap = cheap, cheaper | barat*, economic*; dear = expensive, pricey | caro, cara, caros, caras, costos*
strength: weak = weak, weaker | debil, debiles; strong = strong, stronger | fuerte, fuertes
charge: charge = charge, charged, charges, charging, recharg* | carga, cargar, cargue, cargad*, recarg*; discharge = discharg* | descarg*
lock: lock = lock, locks, locked | bloque*, trab*, seguro; unlock = unlock* | desbloque*, destrab*
shape: thick = thick, thicker | grues*; thin = thin, thinner | delgad*
phase: advance = advanced, advance | adelant*, avanz*; retard = retard* | retras*, atrasad*
extreme: max = maximum, max, at most | maxim*, cuando mucho, a lo mucho; min = minimum, min, at least | minim*, al menos, por lo menos, cuando menos
dirt: clean = clean, cleaned, cleaning | limpi*; dirty = dirty | suci*
noise: loud = loud, louder | ruidos*; quiet = quiet, silent | silencios*, callad*
none: none = a few, wipe off, wipe _ off, wash off, wash _ off, blow off, blow _ off, knock _ off, let _ off, back _ off, fall off, falls off, fell off, break off, broke off, snap off, snapped off, shear off, sheared off, cut _ off, off the, off of, off center, line up, lines up, lined up, line it up, come up with, up to, set up, sets up, pick up, picked up, back up, backed up, show up, shows up, showed up, hold up, hooked up, hook up, warm up, warms up, build up, fired up, tune up, broke down, break down, breaks down, slow down, slows down, shut down, shuts down, calm down, write down, close to, too close, close enough, get close, one day, these days, the other day, day one, up to date | de un dia para otro, de un dia a otro, de la noche a la manana, hoy en dia, hoy dia, dia con dia, al dia, el otro dia, a la hora de, en su hora, arrancar los, arrancar el, arrancar la, cuartos de vuelta, cuarto de vuelta, cuartos de hora, cuarto de hora
`;
