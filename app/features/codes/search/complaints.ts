/**
 * Complaints of customers and findings, with the codes to check, likeliest first. A line: `words;
 * other words = codes`. Words are glossary terms in either language (with all synonyms), or plain
 * words; a search must contain all words of a line, and the longest matching line wins.
 */
export const complaints = `
won't start; cranks but won't start; hard start; no spark = P0335 P0340 P0230 P0087 P0627 P0513 P0336 P0341 P0016
won't crank; starter; starter relay = P0615 P0616 P0617 P0705 P0513 P0562
no fuel; no fuel pressure; fuel pressure; high-pressure fuel pump = P0087 P0230 P0627 P0191 P008A P0190
dies; stall = P0335 P0505 P0506 P0340 P0171 P0230
idle; idles; surges; idle air control valve = P0505 P0507 P0506 P0171
rough idle; shakes; shakes idle; idle vibration; misfires idle = P0300 P0171 P0505 P0506 P0507
high idle; ralentí alto; idle alto; idle acelerado = P0507 P0505 P0171
misfires; misfire = P0300 P0301 P0302 P0303 P0304
backfires = P0300 P0171 P0016 P0340
has no power = P0299 P0087 P0101 P2135 P0420
turbocharger; boost pressure; wastegate = P0299 P0234 P0243 P0236
limp mode = P2135 P0700 P0299 P0121 P0638
bucks; hesitates = P0300 P0171 P0101 P0121 P0741
vacuum leak = P0171 P0174 P0507 P0300
lean = P0171 P0174
rich; black smoke; humo negro = P0172 P0175
exhaust leak = P0420 P0131 P0171 P0411
overheats; blown head gasket; white smoke; humo blanco; water pump; coolant leak = P0217 P0480 P0116 P0128 P0118
coolant; coolant temperature sensor = P0128 P0117 P0118 P0116 P0125
radiator fan = P0480 P0481 P0482 P0483
no heat; thermostat = P0128 P0125 P0597 P0598
air conditioning does not work; air conditioning won't start = P0645 P0534 P0530 P0532
blows warm; air conditioning = P0534 P0532 P0533 P0645 P0530 P0531
compressor; compressor clutch = P0645 P0646 P0647 P0534
gas cap = P0457 P0455 P0440 P0442 P0456
gasoline smell; huele gasolina; huele nafta; fuel tank leak; evap system; charcoal canister = P0455 P0442 P0456 P0440 P0457
purge valve = P0441 P0443 P0496 P0444
catalytic converter; huevo podrido; rotten egg = P0420 P0430 P0421 P0431
oxygen sensor; upstream sensor; upstream; sonda lambda = P0131 P0134 P0133 P0135 P0132 P0130
downstream sensor; downstream = P0137 P0136 P0141 P0138 P0140
mass air flow sensor; maf; caudalímetro; flujómetro = P0101 P0102 P0103 P0100
MAP sensor; map = P0106 P0107 P0108 P0105
throttle body; throttle plate = P2135 P0121 P0638 P0507 P2111
throttle position sensor; accelerator pedal = P0121 P2135 P0122 P0123 P2122 P2127
crankshaft position sensor = P0335 P0336 P0339
camshaft position sensor = P0340 P0341 P0016
cam phaser = P0011 P0014 P0016 P000A P0021
timing belt; timing chain; out of time; timing = P0016 P0017 P0018 P0019 P0008
pings; knock; knock sensor = P0325 P0326 P0327 P0328 P0332
ignition coil; coil = P0351 P0352 P0353 P0354 P0300
spark plug = P0300 P0301 P0302 P0303 P0304
glow plug = P0380 P0670 P0671 P0672 P0673
fuel injector = P0201 P0202 P0203 P0204 P0300
fuel pump = P0230 P0231 P0232 P0627 P0087
gasoline; fuel; diesel = P0087 P0171 P0172 P0230 P0460
fuel level; nivel combustible; nivel gasolina; aguja gasolina = P0460 P0461 P0462 P0463
burns fuel; gas mileage; gasta gasolina; consume gasolina; high fuel consumption; alto consumo = P0172 P0128 P0420 P0133 P0101
egr; EGR valve = P0401 P0400 P0403 P0404 P0402
particulate filter; dpf = P2002 P2463 P2459 P2452
def; urea; adblue = P20EE P203F P204F
battery light; alternator; charging; carga = P0562 P0620 P0622 P0621 P0563
battery; dead battery = P0562 P0560 P0563 P0561
ground; bad ground; ground strap = P0562 P0560 P0685 P0606 U0100
relay = P0685 P0230 P0645 P0615 P0480
fuse; blown fuse = P0685 P0230 P0562 P0135
engine control unit; control module; control unit = P0606 P0601 P0605 P0602 U0100
CAN bus; communication; comunicación = U0100 U0073 U0001 U0121 U0101
transmission slips; slips = P0730 P0894 P0731 P0732 P0733 P0741
slips shudder; shudder; torque converter = P0741 P0740 P0742 P0743
won't shift; transmission does not shift = P0700 P0750 P0755 P0780 P0705
shift solenoid; solenoid transmission = P0750 P0755 P0753 P0758 P0760
transmission; automatic transmission = P0700 P0705 P0730 P0740 P0715
gear; gears = P0730 P0731 P0732 P0733 P0734
reverse gear; reverse = P0736 P0812 P0705 P0730
shifter; neutral = P0705 P0706 P0850 P0708
oil pressure; oil light; oil pump = P0524 P0522 P0521 P0520 P0523
vehicle speed; speedometer; velocímetro; sensor velocidad = P0500 P0501 P0503 P0502
wheel speed sensor; ABS wheel; abs light; luz abs; abs = C0031 C0034 C0037 C003A U0121
brake light; brake switch = P0571 P0504 P0572 P0703 C0023
brakes; brake booster = C0021 P0556 P0504 C0072
airbag; airbag light = B0001 B0010 B00D2 B0020 U0151
clock spring = B0001 P0565 P0567 P0568 C0051
seat belt; seat = B0070 B0072 B0050 B0052
immobilizer; key = P0513 U0167
check engine light = P0650 P0300 P0420 P0171 P0455
power steering; steering = P0551 C0051 C0079 P0550
cruise = P0565 P0567 P0568 P0564 P0575
hybrid battery = P0A80 P0A7F P0A7D P0A7E
`;

/** The most common codes, in order: it decides between equal matches of a search. */
export const common =
  `P0420 P0171 P0300 P0455 P0442 P0128 P0174 P0301 P0302 P0303 P0304 P0456 P0430 P0440 P0401 P0101 P0113 P0135 P0141 P0131 P0441 P0446
P0340 P0335 P0507 P0505 P0506 P0700 P0741 P0011 P0014 P0016 P0325 P0327 P0299 P0172 P0133 P0137 P0138 P0102 P0118 P0117 P0121 P2135 P0500
P0562 P0411 P0457 P0449 P0443 P0201 P0351 P0352 P0480 P0740 P0730 P0750 P0705 P0715 P0720 P0606 U0100 U0121 U0073 C0031 C0034 C0037 C003A
P0A80 B0001 P2002 P0380 P0087 P0230 P0217 P0305 P0306 P0307 P0308`
    .trim()
    .split(/\s+/);
