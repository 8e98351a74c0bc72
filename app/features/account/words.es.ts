import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  session: {
    out: "Su sesión está cerrada.",
    none: "Usuario no autenticado. Su sesión está cerrada: inicie sesión de nuevo.",
    expired: "No se encontró una sesión activa. Su sesión está cerrada: inicie sesión de nuevo.",
    signInAgain: "Iniciar sesión de nuevo",
    tooMuch: "Este taller guardó hoy una cantidad inusual de datos. Continúe mañana o escríbanos.",
    tooFast:
      "Fueron muchos cambios en muy poco tiempo. Espere un minuto y vuelva a enviarlo: no se pierde nada de lo que escribió.",
    unknown: "No pudimos comprobar quién es usted. Intente de nuevo.",
  },
  role: {
    owner: "Dueño",
    advisor: "Asesor",
    technician: "Técnico",
    leave: "Dejar el taller",
    forbidden: "Su función en este taller no lo permite. Consulte con el dueño.",
    changed:
      "Su función en este taller acaba de cambiar, así que esto no se guardó. Vuelva a cargar la página.",
  },
  tooMany: "Demasiados intentos. Espere {{minutes}} min e intente de nuevo.",
  busy: "Demasiadas solicitudes desde su conexión. Espere un minuto e intente de nuevo.",
  email: { label: "Correo electrónico", example: "usted@ejemplo.com" },
  login: {
    title: "Iniciar sesión",
    submit: "Iniciar sesión",
    pending: "Iniciando sesión...",
    toSignUp: "¿No tiene una cuenta? Regístrese",
    forgot: "¿Olvidó su contraseña?",
    goOn: "Inicie sesión para continuar. ¿Es su primera vez? Regístrese: bastan un correo electrónico y una contraseña.",
    invalid: "Correo electrónico o contraseña incorrectos. Por favor, intente nuevamente.",
    exists: "Ya existe una cuenta con este correo electrónico. Por favor, inicie sesión.",
    failed: "Ocurrió un error. Por favor, intente nuevamente.",
    suspended:
      "Esta cuenta está suspendida. Si cree que se trata de un error, escriba a la dirección que figura al pie de esta página.",
    wasReset:
      "Se cambió su contraseña y se cerró la sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.",
    wasDeleted: "Se eliminó su cuenta con todo lo que contenía. Gracias por haber usado Llave.",
  },
  signUp: {
    title: "Cree su cuenta",
    submit: "Registrarse",
    pending: "Registrando...",
    toLogin: "¿Ya tiene una cuenta? Inicie sesión",
  },
  password: {
    label: "Contraseña",
    example: "Su contraseña",
    show: "Mostrar contraseña",
    rule: "Al menos {{min}} caracteres. Una frase corta se recuerda bien y es difícil de adivinar.",
    tooShort: "Use al menos {{min}} caracteres.",
    tooLong: "Use {{max}} caracteres como máximo.",
    common:
      "Esta contraseña es de las primeras que cualquiera probaría. Elija otra; tres o cuatro palabras al azar funcionan bien.",
    confirm: "Su contraseña",
    wrong: "La contraseña actual no es correcta.",
    current: "Contraseña actual",
    new: "Contraseña nueva",
    change: "Cambiar contraseña",
    ends: "Se cerrará la sesión en sus otros dispositivos.",
  },
  forgot: {
    title: "¿Olvidó su contraseña?",
    lead: "Díganos el correo de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.",
    submit: "Enviar el enlace",
    pending: "Enviando…",
    sent: "Si existe una cuenta con este correo, el enlace va en camino. Sirve una sola vez, durante 30 minutos.",
    spam: "¿No llegó nada? Revise la carpeta de correo no deseado, o que la dirección sea la misma con la que se registró.",
    demo: "Esta instalación no envía correos: los mensajes quedan en su bandeja de salida.",
    outbox: "Abrir la bandeja de salida",
    back: "Volver a iniciar sesión",
  },
  reset: {
    title: "Elija una contraseña nueva",
    submit: "Guardar la contraseña",
    code: "Código del correo",
    codeHint: "La línea larga que está debajo del enlace en el correo que le enviamos.",
    dead: "Este enlace ya no sirve: ya se usó, tiene más de 30 minutos o está incompleto.",
    again: "Enviarme un enlace nuevo",
  },
  page: {
    title: "Su cuenta",
    person: "Usted",
    name: "Nombre",
    noName: "Todavía sin nombre",
    nameHint: "Aparece en el foro junto a lo que usted escribe.",
    changeName: "Cambiar nombre",
    password: "Contraseña",
    hidden: "Nadie puede verla, ni siquiera nosotros.",
    plan: "Plan",
    free: "Sin plan",
    bronze: "Bronce",
    diamond: "Diamante",
    until: "Activo hasta el {{date}}",
    ended: "Terminó el {{date}}",
    toPlans: "Ver los planes",
    toPlan: "Administrar el plan",
    devices: "Dispositivos con sesión abierta",
    thisDevice: "Este dispositivo",
    signedIn: "Sesión iniciada: {{date}}",
    lastActive: "Último uso: {{date}}",
    unknown: "Dispositivo desconocido",
    on: "{{browser}} en {{system}}",
    signOut: "Cerrar sesión",
    signingOut: "Cerrando sesión…",
    signOutThis: "Cerrar sesión en {{device}}",
    signOutOthers: "Cerrar sesión en los demás",
    signOutQuestion:
      "Quien use ese dispositivo tendrá que iniciar sesión de nuevo. Escriba su contraseña para confirmar que es usted.",
    othersQuestion:
      "Habrá que iniciar sesión de nuevo en todos los demás teléfonos y computadoras. Escriba su contraseña para confirmar que es usted.",
  },
  textLimit: {
    memberNear:
      "Traducciones automáticas que le quedan hoy: {{left}}. Lo que escriba después se traducirá a partir de las {{time}}.",
    memberOut:
      "Ya usó sus traducciones automáticas de hoy. Lo que escriba ahora se traducirá a partir de las {{time}}.",
    shopNear:
      "Traducciones automáticas que le quedan hoy a su taller: {{left}}. Lo que se escriba después se traducirá a partir de las {{time}}.",
    shopOut:
      "Su taller ya usó las traducciones automáticas de hoy. Lo que se escriba ahora se traducirá a partir de las {{time}}.",
  },
  support: {
    title: "Soporte",
    write: "Escribir a soporte",
    bronze: "Su plan Bronce incluye soporte por correo electrónico.",
    diamond: "Su plan Diamante tiene soporte prioritario: sus mensajes se responden primero.",
    subjectBronze: "[Bronce] Soporte",
    subjectDiamond: "[Diamante · Prioridad] Soporte",
  },
  done: {
    name: "Se guardó su nombre.",
    password: "Se cambió su contraseña. Se cerró la sesión en sus otros dispositivos.",
    device: "Se cerró la sesión en el dispositivo.",
    others: "Se cerró la sesión en todos los demás dispositivos.",
  },
  kept: {
    title: "No se perdió nada",
    steps:
      "Lo que escribió está guardado abajo. Inicie sesión de nuevo en otra pestaña, vuelva aquí y envíelo.",
    retry: "Lo que escribió está guardado abajo. Envíelo de nuevo en un momento.",
    none: "Este formulario era demasiado largo para conservarlo aquí. Inicie sesión de nuevo y vuelva a escribirlo.",
    again: "Enviar de nuevo",
    files: "Los archivos no se pueden conservar: elíjalos de nuevo.",
  },
} satisfies Shape<typeof en>;
