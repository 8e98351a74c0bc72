// Real messages of customers: without accents, cut short, half in the other language. Each line is
// `Spanish | the English translation`, or the reverse.

export const inSpanish = `
hola buenas tardes ya esta mi carro? | Hi, good afternoon, is my car ready?
por que tan caro?? | Why so expensive?
me dijeron 300 y ahora son 450 | They told me 300 and now it is 450
paso a las 5 | I will come by at 5
puedo pasar mañana a las 9:30? | Can I come by tomorrow at 9:30?
ok dele | OK, go ahead
no le haga nada todavia | Do not do anything to it yet
no autorizo lo de los frenos | I do not authorize the brake work
si autorizo el cambio de aceite | Yes, I authorize the oil change
cuanto me sale el alternador | How much is the alternator
a que hora cierran hoy? | What time do you close today?
mi direccion es calle 12 numero 340 | My address is Calle 12 number 340
vivo en 1820 W 18th St | I live at 1820 W 18th St
el carro sigue haciendo el ruido | The car is still making the noise
ya no prende | It no longer starts
no prendio en la mañana | It did not start this morning
se apago en el freeway | It shut off on the freeway
le puse gas y siguio igual | I put gas in it and it stayed the same
me marca el check engine | My check engine light is on
salio el codigo P0420 | The code P0420 came up
sale P0171 y P0174 | P0171 and P0174 come up
la placa es ABC1234 | The plate is ABC1234
tiene 145000 millas | It has 145,000 miles
tiene 98 mil kilometros | It has 98 thousand kilometers
no puedo pagar todo hoy | I cannot pay all of it today
le doy 200 hoy y 250 el viernes | I will give you 200 today and 250 on Friday
aceptan tarjeta? | Do you take cards?
no tengo efectivo | I do not have cash
me puede mandar fotos? | Can you send me photos?
mandeme el estimado por favor | Send me the estimate please
no me ha llegado nada | Nothing has reached me
no me llego el link | The link did not reach me
quien me llamo hace rato? | Who called me a while ago?
llameme al 312 555 0147 | Call me at 312 555 0147
mi otro numero es 773-555-0199 | My other number is 773-555-0199
estoy trabajando no puedo contestar | I am working, I cannot answer
salgo a las 4 y media | I get off at 4:30
llego en 20 min | I will arrive in 20 min
ando como a 10 minutos | I am about 10 minutes away
voy tarde llego a las 6:15 | I am running late, I will arrive at 6:15
el sabado abren? | Are you open on Saturday?
abren los domingos? | Are you open on Sundays?
mi esposa lo recoge | My wife will pick it up
lo recoge mi hijo jose | My son Jose will pick it up
dejele las llaves a mi hermano | Leave the keys with my brother
no se lo de a nadie mas | Do not give it to anyone else
gracias quedo muy bien | Thank you, it turned out very well
muchas gracias que dios lo bendiga | Thank you very much, God bless you
no quedo bien | It did not turn out well
otra vez lo mismo | The same thing again
apenas lo cambie hace 2 meses | I just changed it 2 months ago
tiene garantia? | Does it have a warranty?
cuanto dura la garantia? | How long does the warranty last?
la bateria es nueva | The battery is new
no es la bateria | It is not the battery
pongale de las baratas | Put in the cheap ones
quiero originales no genericos | I want original ones, not generic ones
cuanto por las 4 llantas? | How much for the 4 tires?
son rin 17 | They are 17-inch rims
205/55R16 las llantas | 205/55R16 the tires
no traigo la de refaccion | I do not have the spare with me
huele a gasolina | It smells like gasoline
tira aceite | It leaks oil
se calienta en el trafico | It overheats in traffic
la temperatura sube a 240 | The temperature goes up to 240
frena pero rechina | It brakes but it squeaks
vibra a 60 millas | It vibrates at 60 miles
el aire no enfria | The air does not cool
el aire enfria poquito | The air cools a little
no sirve la direccion | The steering does not work
se siente duro el volante | The steering wheel feels hard
la puerta no abre | The door does not open
el vidrio no sube | The window does not go up
me urge para el lunes | I need it urgently by Monday
cuando me lo entregan? | When will you give it to me?
no es urgente | It is not urgent
puedo manejarlo asi? | Can I drive it like this?
es peligroso manejarlo? | Is it dangerous to drive it?
lo voy a pensar | I will think about it
por ahora no gracias | Not for now, thank you
mejor nomas el aceite | Better just the oil
haga lo mas importante | Do the most important thing
cancele por favor | Please cancel
ya lo vendi | I already sold it
me robaron el catalitico | They stole my catalytic converter
choque por atras | I was hit from behind
el seguro lo va a pagar | The insurance will pay for it
mi claim es 448812 | My claim is 448812
mi vin termina en 7781 | My VIN ends in 7781
el recibo dice 389.50 | The receipt says 389.50
me cobraron 25 de mas | They charged me 25 too much
descuento? | Discount?
ok nos vemos a las 3 | OK, see you at 3
no voy a poder ir hoy | I will not be able to go today
cambie mi cita al jueves 14 | Change my appointment to Thursday the 14th
mi cita es a las 8 de la mañana | My appointment is at 8 in the morning
pueden mandar una grua? | Can you send a tow truck?
estoy en la 26 y pulaski | I am at 26th and Pulaski
no conteste porque manejaba | I did not answer because I was driving
yes esta bien gracias | Yes, that is fine, thank you
`;
