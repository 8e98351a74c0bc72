/** Parts and services by their usual words, in the form of `linkWords`; none replaces another. */
export const thingWords = `
pump: pump, pumps | bomba, bombas
filter: filter* | filtro*
cap: cap, caps, plug, plugs | tapon, tapones, tapa, tapas
cover: cover | tapa, tapas, cubierta, funda
gasket: gasket* | empaque*, junta*
seal: seal, seals, weather strip*, weatherstrip* | empaque*, reten, retenes, sello*
bearing: bearing* | soporte central, balero*, rodamiento*, metal, metales, cojinete*
balljoint: ball joint* | rotula*
joint: joint | cruceta*, homocinetic*, junta*
joints: joints | rotulas, crucetas, homocineticas, juntas
tierod: crimp, terminal, terminals, tie rod, tie rods, tie rod end*, rod end* | terminal de direccion, terminales de direccion, terminales interiores, terminales exteriores, terminal, terminales, bieleta, varilla
rod: rod, rods | biela, bielas, varilla, terminal
arm: arm, arms | brazo*, horquilla*, parrilla, bandeja
hose: hose* | manguera*
belt: belt* | banda, bandas, correa*, cinturon*
chain: chain* | cadena*
tensioner: tensioner* | tensor, tensores
pulley: pulley*, idler | polea*, loca
fan: fan, fans | ventilador*, abanico*, ventila
starter: starter*, start, no start, starting, cranking | marcha, motor de arranque, arranque, burro, arrancador
alternator: alternator* | alternador*
battery: batter* | bateria*, acumulador*
fuse: fuse, fuses | fusible*
relay: relay* | rele, reles, relevador*, relay*
switch: switch, switches | switch, interruptor*, bulbo*, llave
sensor: sensor*, sender* | sensor*, bulbo*
solenoid: solenoid* | solenoide*, electrovalvula*
coil: coil, coils | bobina*
sparkplug: spark plug*, plug, plugs | bujia*
injector: injector* | inyector*
radiator: radiator*, coolant pressure cap, coolant cap | radiador*
thermostat: thermostat* | termostato*
heater: heater* | resistencia*, calefac*, calentador*
compressor: compressor* | compresor*
condenser: condenser* | condensador*
evaporator: evaporator* | evaporador*
muffler: muffler* | mofle*, silenciador*
catalytic: catalytic, cat, converter, cats | catalizador*, catalitic*, convertidor*
manifold: manifold* | multiple*
pan: pan, pans, drain plug, oil drain, drain | carter, charola, bandeja, fondo
rotor: rotor, rotors | disco*, rotor*
pads: pad, pads | balata*, pastilla*
shoes: shoe, shoes | zapata*
caliper: caliper* | caliper*, mordaza*, pinza*
drum: drum, drums | tambor*
master: master | maestro*, bomba
cylinder: cylinder* | cilindro*
shock: shock, shocks, strut, struts | amortiguador*, base
spring: spring, springs | resorte*, muelle*, espiral
bushing: bushing* | buje*, goma*
mount: mount, mounts | soporte*, base, bases
axle: axle*, arrow* | flecha*, eje, ejes, palier*, semieje*
boot: boot, boots | cubrepolvo*, fuelle*, guardapolvo*, manguera*, homocinetic*
shaft: shaft*, driveshaft | flecha*, eje, cardan
transmission: transmission*, trans, tranny | transmision*, caja, cajas
clutch: clutch* | clutch, embrague*, cloche
differential: differential*, diff | diferencial*
hub: hub, hubs | maza*, cubo*
lug: lug nut*, lugs, wheel lock*, lock, stud, studs | birlo*, tuerca*, esparrago*, tornillo*
bolt: bolt*, screw*, pins, pin | tornillo*, perno*, birlo*, bulon*
nut: nut, nuts | tuerca*, birlo*
washer: washer*, windshield washer | limpiaparabrisas, arandela*, rondana*, chisguetero*, lavaparabrisas
bumper: bumper* | defensa*, facia*, parachoques, paragolpes, fascia*
fender: fender* | salpicadera*, guardafango*, guardabarro*
hood: hood | cofre, capo
trunk: trunk | cajuela, maletero, baul
mirror: mirror* | espejo*, retrovisor*, luna
shield: shield*, skid plate | protector*, tolva*, cubierta
camera: camera*, rear view | camara*, reversa
headlight: headlight*, headlamp* | faro*
taillight: taillight*, tail light* | calavera*
wiper: wiper*, wiper blade*, blade*, wipers | limpiador*, pluma*, limpiaparabrisas, limpiabrisas, escobilla*, hule*
horn: horn | claxon, bocina, pito
handle: handle* | manija*, chapa*, jaladera*
latch: latch* | chapa*, seguro*, pestillo*, cerradura*
harness: harness* | arnes*, cableado, cables
module: module*, computer*, ecu, pcm | modulo*, computadora*
tank: tank* | tanque*
turbo: turbo* | turbo*
valve: valve* | valvula*, punterias, llave
camshaft: camshaft*, cam, cams | arbol, levas, arbol de levas
crankshaft: crankshaft*, crank, engine seal, rear engine seal | ciguenal, ciguenales
piston: piston* | piston*
rings: rings | anillo*
flywheel: flywheel, flexplate | volante, cremallera, volanta
carpet: carpet* | alfombra*
windshield: windshield* | parabrisas
radio: radio, stereo | radio, estereo
rack: rack | cremallera
alignment: alignment, align | alinea*
rotation: rotation, rotate tires, tire rotation | rotacion, rotar*
tuneup: tune up, tuneup | afinacion*
door: door, doors | puerta*
window: window, windows, glass, regulator | vidrio*, cristal*, luna*, ventana*, ventanilla*, elevador*
seat: seat, seats | asiento*
tire: tire, tires | llanta*, neumatico*, goma*, cubierta*, rueda*, ponchadura*, pinchadura*, pinchazo*
wheel: wheel, wheels, rim, rims | rueda*, rin, rines, volante, llanta*
liner: liner, wheel liner, fender liner | salpicadera*, guardafango*
lock: lock, locks, door lock*, doors do not lock | seguro*, chapa*, candado*, cerradura*
throttle: gas, gas pedal, accelerator, throttle | acelerador*
fueldoor: fuel door, gas door | tapa, tapita
dash2: dash, dashboard, cluster | tablero*, cluster, panel
carburetor: carburetor* | carburador*
throttlebody: throttle body, throttle | cuerpo de aceleracion, mariposa, acelerador
steering: steering | direccion, volante
exhaust: exhaust, tailpipe*, exhaust pipe | escape, tubo de escape
suspension: suspension | suspension
brakes: brake, brakes, braking | freno*, frenar, frenado, frena, balata*, frenando
cooling: cooling system | enfriamiento, sistema de enfriamiento, refrigeracion
airbag: airbag*, air bag* | bolsa de aire, bolsas de aire, airbag*
keyfob: key, keys, fob, ignition | llave*, control, switch
antenna: antenna | antena
sunroof: sunroof | quemacocos, techo corredizo
plates: license plate*, plates | placa, placas
jumper: jumper cable* | cables
oil: oil | aceite*
coolant: coolant, antifreeze | anticongelante*, refrigerante*, agua
gasoline: gas, gasoline, fuel | gasolina*, combustible*, nafta
freon: freon, refrigerant | gas, refrigerante*, freon
waterpump: water pump* | bomba de agua, bombas de agua
fuelpump: fuel pump*, gas pump* | bomba de gasolina, bomba de combustible
heatshield: heat shield* | lamina termica, protector
canister: canister* | canister*, filtro de carbon
resistor: resistor* | resistencia*
blower: blower* | soplador*, ventilador*
engine: engine, engines, motor, motors, crankcase | motor, motores
wire: wire, wires, wiring, cable, cables | cable, cables, alambre*, cableado
clamp: clamp, clamps | abrazadera*, pinza*, caiman*
balancer: balancer, harmonic balancer | polea, polea del ciguenal, damper
mainseal: rear main, main seal | ciguenal, reten de ciguenal
ac: ac, aircon, air conditioning | clima, aire, aircon
bracket: bracket* | soporte*, base
tray: tray | charola, bandeja
actuator: actuator* | actuador*
lens: lens | mica, micas
bulb: bulb, bulbs | foco, focos, bombillo*
cruise: cruise | crucero
dipstick: dipstick | bayoneta, varilla
defroster: defroster, defrost | desempan*
struttower: strut tower | torre
guide: guide, guides, slides, slide, pins, guide pins | guia, guias, pernos guia
set: set, sets, kit, kits | juego, juegos, kit, kits
swaylink: sway bar link*, stabilizer link*, end link*, links, link | tornillos de la barra estabilizadora, tornillo estabilizador, tornillos estabilizadores, bieleta, bieletas, link, links, cacahuate*, goma de barra
swaybar: sway bar*, stabilizer bar*, bar | barra estabilizadora, barra, estabilizadora, estabilizador*
checklight: check engine light, check engine, engine light, cel, check light | check, luz de check, check engine, luz del motor
parkinglight: parking light*, side light*, running light* | cuarto, cuartos, luz de posicion, luces de posicion
`;
/** States that exclude each other, or that one does not take for another. */
export const stateWords = `
stuck: stuck, sticking, seized, frozen, jammed, binding, locked up, sticks, binds | pegad*, trabad*, atorad*, agarrotad*, atascad*, amarrad*, fundid*, engarrotad*, se pega, atora
clogged: clog*, plugged, plugged up, blocked, restricted, full | tapad*, obstruid*, saturad*, llen*
worn: worn, worn out, bald, thin, shot, done, wearing, wore, tired, weak | gastad*, desgastad*, liso, lisa, lisos, lisas, vencid*, delgad*, acabad*, malo, mala, malos, malas, no sirv*
cracked: cracked, crack, cracks, split, broken, chipped | agrietad*, rajad*, fisurad*, cuartead*, partid*, estrellad*, roto, rota, rotos, rotas, quebrad*, grieta*, raj*
broken: broken, broke, snapped, torn, ripped, busted, bad, failed, cracked, broken off | roto, rota, rotos, rotas, quebrad*, trozad*, rasgad*, partid*, partio, rompio, romp*, descompuest*, malo, mala, malos, malas, mal, danad*, tronad*, reventad*
leaking: leaking, leaks, leak, leaked, dripping, drips, seeping, wet | fuga*, tira, tirando, tiran, tiraba, tiraban, gote*, chorre*, pierd*, derram*, escurr*, moj*, con fuga, picad*, filtr*
loose: loose, play, wobbly, wobbles, slop, sloppy, free | floj*, suelt*, juego, holgura, zafad*
tight: tight, snug, tightened, torqued, stiff | apretad*, firme*, ajustad*, duro, dura, duros, duras
burnt: burnt, burned, burned out, burnt out, blown, fried, cooked, scorched, shorted | quemad*, fundid*, volad*, soplad*, tronad*
dirty: dirty, filthy, contaminated, black, fouled, nasty | suci*, mugros*, contaminad*, negro, engrasad*, percudid*
clean: clean, cleaned | limpi*
rusted: rusted, rusty, rust, corroded, corrosion, rusted through, rusted out | oxid*, sulfatad*, corroid*, corrosion, picad*, perforad*
bent: bent, warped, crooked, twisted | doblad*, torcid*, chuec*, alabead*, deformad*, pandead*
stripped: stripped, rounded, rounded off | barrid*, redondead*, capad*, trasroscad*
stolen: stolen | robad*, robaron
dead: dead, discharged, drained | muert*, descargad*, no sirve
charged: charged, fully charged | cargad*
damaged: damaged, dented, hit, chewed, hurt | danad*, golpead*, maltratad*, mordid*, abollad*, chocad*
scratched: scratched, scratch, scratches | rayad*, raspad*, rayon*
low: low, short | baj*, falta*, poc*
high: high, overfull | alto, alta, altos, altas, elevad*
full: full, topped off | lleno, llena, llenos, llenas, en su nivel, a nivel, al nivel
empty: empty, dry | vaci*, seco, seca, secos, secas, secar, secad*
fine: fine, good, ok, okay, great, perfect, excellent, in good shape, in good condition | bien, buen*, ok, excelente*, perfect*
new: new, brand new | nuev*
rebuilt: rebuilt, remanufactured, reman | reconstruid*, remanufacturad*, reparad*, rectificad*
overdue: past due, overdue, expired | vencid*
used: used, second hand, secondhand, old | usad*, viej*
soft: soft, spongy, mushy, squishy | esponjos*, bland*, suave*
hardstate: firm, stiff | duro, dura, duros, duras, firme*
dry: dry, dried out, dried, dry rotted | seco, seca, secos, secas, secar, secad*, resec*
wet: wet, damp, soaked, moist | mojad*, humed*, empapad*, llen*
hot: hot, overheating, overheated, warm, red hot | caliente, calientes, sobrecalentad*, tibi*
cold: cold, cool | frio, fria, frios, frias, helad*
noisy: noisy, loud, noise | ruidos*, hace ruido, hacen ruido
quiet: quiet, silent | silencios*, callad*, sin ruido, no hace ruido
open: open, opened | abiert*
closed: closed, shut | cerrad*
passed: passed | paso, pasaron, rebas*
failed: failed | fallo, fallaron, reprob*, no paso, no pasaron
smooth: smooth | suave*, parej*
rough: rough, unstable, uneven | inestable*, dispareja, disparejo, asper*, tembl*, tiembl*, irregular*, mal
safe: safe | segur*
dangerous: dangerous, unsafe | peligros*, insegur*, riesgos*
ready: ready, done, finished | listo, lista, listos, listas, terminad*
rich: rich | rico, rica, ricos, ricas
lean: lean | pobre*
dark: dark | oscur*, negr*
clear: clear | claro, clara, claros, claras, transparent*
straight: straight | derech*, rect*
weak: weak, dim | debil*, tenue*
strong: strong | fuerte*
half: half, half full | mitad, medio, media
disconnected: disconnected, unplugged | desconectad*, suelt*
connected: connected, plugged in, hooked up | conectad*
normal: normal, normally, usual, as it should | normal, normales, normalmente, como debe
fouled: fouled, carboned, carbon, sooty, soot | carboniz*, carbon, hollin, engrasad*
streak: streak* | raya, rayas, rayan, dejan rayas, deja rayas, ray*
flat: flat, punctured | ponchad*, pinchad*, desinflad*, baja
bald: bald, smooth | lisa, lisas, liso, lisos, pelona, pelonas, gastad*
dried: dry, dried out | resec*, seco, seca, secos, secas
greased: greased, lubricated, lubed | engrasad*, lubricad*, con grasa
cloudy: cloudy, milky, hazy, foggy, yellowed | turbi*, lechos*, opac*, empanad*, amarillent*
stretched: stretched, stretch, elongated | estirad*, estira, alargad*
rattling: rattl*, loose | vibr*, cascabel*, chicotea*, suelt*
`;
