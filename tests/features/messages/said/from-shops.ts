// Hasty messages of shops to customers. Each line is `English | the Spanish translation`.

export const inEnglish = `
your car is ready | Su carro está listo
its ready for pick up we close at 6 | Ya lo puede recoger, cerramos a las 6
total is $450.00 with tax | El total es $450.00 con impuesto
the total went up to 512 | El total subió a 512
we need your ok before we start | Necesitamos su aprobación antes de empezar
we didnt touch the brakes | No tocamos los frenos
dont drive it please | No lo maneje, por favor
do not drive it on the freeway | No lo maneje en la autopista
ur brakes are at 2 mm | Sus frenos están a 2 mm
front pads 3 mm rear pads 6 mm | Pastillas delanteras 3 mm, pastillas traseras 6 mm
code P0420 came back | El código P0420 regresó
codes P0301 and P0303 | Códigos P0301 y P0303
the part is late, comes friday | La pieza viene retrasada, llega el viernes
part will be here tomorrow at 10 | La pieza llega mañana a las 10
we couldnt find the leak | No pudimos encontrar la fuga
we found the leak | Encontramos la fuga
no leak found | No se encontró ninguna fuga
the battery is bad | La batería está mala
the battery is not bad | La batería no está mala
needs 5 quarts of oil | Necesita 5 cuartos de aceite
it has 145,000 miles | Tiene 145,000 millas
can u come at 9:30? | ¿Puede venir a las 9:30?
come by at 5 | Pase a las 5
we open at 8 am | Abrimos a las 8 am
we are closed on sunday | Cerramos el domingo
we are not open on sundays | No abrimos los domingos
your appointment is on the 14th at 8 | Su cita es el 14 a las 8
running about 20 min late | Vamos unos 20 min tarde
give us 2 more hours | Denos 2 horas más
it will take 3 days | Va a tardar 3 días
labor is 2.5 hours | La mano de obra es de 2.5 horas
labor is $120 an hour | La mano de obra es $120 por hora
parts are 89.99 each | Las piezas cuestan 89.99 cada una
deposit is 50% | El anticipo es del 50%
we need a $100 deposit | Necesitamos un anticipo de $100
we dont need a deposit | No necesitamos un anticipo
you owe 75 | Usted debe 75
you dont owe anything | Usted no debe nada
we take cards and cash | Aceptamos tarjetas y efectivo
we do not take checks | No aceptamos cheques
warranty is 12 months or 12,000 miles | La garantía es de 12 meses o 12,000 millas
no warranty on used parts | Las piezas usadas no tienen garantía
tires are 205/55R16 | Los neumáticos son 205/55R16
need 4 new tires | Necesita 4 neumáticos nuevos
only 2 tires are bad | Solo 2 neumáticos están malos
the alignment is off | La alineación está mal
the spare is flat | El de repuesto está desinflado
engine oil is 2 quarts low | Al aceite del motor le faltan 2 cuartos
coolant is leaking | Se está fugando el refrigerante
coolant is not leaking | No se está fugando el refrigerante
alternator charges at 13.8 volts | El alternador carga a 13.8 voltios
it is not charging | No está cargando
starter is dead | El motor de arranque no sirve
your key is at the desk | Su llave está en la recepción
park behind the shop | Estaciónese detrás del taller
we are at 1820 W 18th St | Estamos en 1820 W 18th St
our number is 312-555-0147 | Nuestro número es 312-555-0147
call us at (773) 555-0199 | Llámenos al (773) 555-0199
ask for Tony | Pregunte por Tony
bring the work order WO-000123 | Traiga la orden de trabajo WO-000123
invoice 2041 is paid | La factura 2041 está pagada
invoice 2041 is not paid | La factura 2041 no está pagada
plate ABC1234 right? | Placa ABC1234, ¿verdad?
is this still your number? | ¿Todavía es este su número?
did u get the link? | ¿Le llegó el enlace?
you didnt answer the quote | Usted no respondió la cotización
thank you for your approval | Gracias por su aprobación
we got your approval | Recibimos su aprobación
we did not get your approval | No recibimos su aprobación
sorry for the wait | Disculpe la espera
see you at 3 | Nos vemos a las 3
see you tomorrow | Nos vemos mañana
your wife can pick it up | Su esposa lo puede recoger
nobody else can pick it up | Nadie más lo puede recoger
the insurance has not paid | El seguro no ha pagado
the insurance paid 800 | El seguro pagó 800
storage is $30 a day after 5 days | El almacenaje es $30 por día después de 5 días
there is no charge for the check | No se cobra la revisión
diagnosis is $95 | El diagnóstico cuesta $95
check engine light is off now | La luz del motor ya está apagada
the noise is gone | El ruido ya no está
the noise is still there | El ruido sigue ahí
we test drove it 10 miles | Lo manejamos 10 millas para probarlo
torque is 80 ft-lb | El torque es 80 ft-lb
tire pressure is 35 psi | La presión de los neumáticos es 35 psi
left front only | Solo delantero izquierdo
right rear only | Solo trasero derecho
both front struts | Los dos amortiguadores delanteros
catalytic converter was stolen | Se robaron el catalizador
we cannot fix it today | No lo podemos arreglar hoy
we can fix it today | Lo podemos arreglar hoy
it passed inspection | Pasó la inspección
it did not pass inspection | No pasó la inspección
emissions test failed | No pasó la prueba de emisiones
oil change is due in 500 miles | El cambio de aceite toca en 500 millas
next visit in 6 months | La próxima visita es en 6 meses
the tow truck is on the way | La grúa va en camino
tow is $85 | La grúa cuesta $85
please answer today | Por favor responda hoy
no rush | No hay prisa
`;
