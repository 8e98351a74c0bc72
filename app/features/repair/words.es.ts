import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos",
  // Of a job and of a quote, without JavaScript.
  setStatus: "Cambiar estado",
  // The list of jobs and the job's form.
  jobs: {
    new: "Nuevo trabajo",
    settings: "Datos del taller",
    columns: {
      workId: "N.º de orden",
      customer: "Cliente",
      vehicle: "Vehículo",
      status: "Estado",
      actions: "Acciones",
    },
    status: {
      pending: "Pendiente",
      in_progress: "En curso",
      completed: "Terminado",
      cancelled: "Cancelado",
    },
    call: "Llamar a {{name}}, {{phone}}",
    today: "Hoy",
    days: "{{days}} d",
    more: "Más opciones de {{workId}}",
    statusOf: "Estado de {{workId}}",
    search: {
      label: "Buscar trabajos",
      placeholder: "Nombre, teléfono, placa, auto, falla, código, VIN u orden",
    },
    filter: { label: "Filtrar por estado", all: "Todos" },
    older: "Mostrar más",
    newest: "Volver a los más recientes",
    empty: {
      title: "No se encontraron trabajos de reparación",
      first: "Anote el primer vehículo y la falla que trae.",
      filtered: "Pruebe con menos palabras u otro estado, o vea todos los trabajos.",
      showAll: "Ver todos los trabajos",
      create: "Crear el primer trabajo",
    },
    notLoaded: "Error al cargar los trabajos de reparación",
    notCreated: "Error al crear el trabajo de reparación",
    statusNotSaved: "Error al actualizar el estado del trabajo",
    notDeleted: "Error al eliminar el trabajo de reparación",
    notSaved: "Error al actualizar el trabajo de reparación",
    changed:
      "Este trabajo se modificó en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla, o cancele para ver la otra.",
    alreadySaved:
      "Este formulario ya se guardó como {{workId}} y usted lo modificó después. Abra ese trabajo para corregirlo, o presione Crear trabajo otra vez para crear uno nuevo.",
    delete: {
      title: "Eliminar trabajo",
      question: "¿Seguro que desea eliminar este trabajo?",
      of: "Eliminar {{workId}}",
      gone: "{{workId}}, {{customer}}: también se eliminarán sus cotizaciones. Esto no se puede deshacer.",
    },
    form: {
      title: "Nuevo trabajo",
      edit: "Editar {{workId}}",
      customer: "Datos del cliente",
      vehicle: "Datos del vehículo",
      details: "Detalles del trabajo",
      firstName: "Nombre",
      lastName: "Apellido",
      email: "Correo electrónico",
      phone: "Teléfono",
      noEmail: "El cliente no tiene correo",
      keepVin: "Conservar este VIN tal cual",
      make: "Marca",
      model: "Modelo",
      year: "Año",
      plate: "Placa",
      vin: "VIN (n.º de chasis)",
      vinHint: "17 caracteres. Revisamos el dígito verificador.",
      odometer: "Odómetro",
      unit: "Unidad",
      issues: "Fallas reportadas",
      issuesHint: "Lo que le cuenta el cliente. Los códigos de falla, como P0301, se resaltan.",
      diagnostic: "Diagnóstico inicial",
      language: "Idioma",
      languageHint: "La orden de trabajo se imprime en este idioma.",
      shopLanguage: "Usar el del taller: {{language}}",
      create: "Crear trabajo",
      creating: "Creando…",
    },
    languages: { en: "inglés", es: "español" },
    yearNumber: "Escriba el año con cuatro dígitos, por ejemplo 2019.",
    wholeNumber: "Escriba un número entero, por ejemplo 85000.",
    vin: {
      characters: "El VIN lleva solo dígitos y letras, y nunca I, O ni Q: fíjese si son 1 o 0.",
      length: "El VIN tiene 17 caracteres.",
      checkDigit:
        "El dígito verificador (9.º carácter) no coincide. Compare el VIN con el vehículo, o marque la casilla para conservarlo tal cual.",
    },
  },

  // One job, seen whole.
  job: {
    ask: "Preguntar sobre este trabajo",
    back: "Volver a los trabajos",
    notFound: "No se encontró el trabajo o usted no tiene permiso para verlo.",
    notLoaded: "Error al cargar los detalles del trabajo",
    workOrder: "Orden de trabajo",
    created: "Creada",
    customer: "Cliente",
    vehicle: "Vehículo",
    plate: "Placa",
    vin: "VIN",
    odometer: "Odómetro",
    issues: "Fallas reportadas",
    editJob: "Editar trabajo",
    more: "Más opciones",
    deleteJob: "Eliminar trabajo",
    diagnostic: "Diagnóstico",
    noDiagnostic: "Todavía no hay diagnóstico.",
    edit: "Editar",
    cancel: "Cancelar",
    answerAdded:
      "La respuesta del asistente todavía no está guardada. Léala, edítela para su cliente y guarde. Cancelar deja el diagnóstico como estaba.",
    answerTranslated:
      "Es una traducción automática al idioma en que se imprime este trabajo. Nadie la ha revisado todavía: compárela con el original antes de guardar.",
    answerNotTranslated:
      "No se pudo traducir al idioma en que se imprime este trabajo, así que son las palabras del asistente tal como las escribió. Cancele y agréguela de nuevo para reintentar, o traduzca lo que vaya a conservar.",
    answerNotTranslatedToday:
      "Ya se usaron las traducciones de hoy, así que son las palabras del asistente y no están en el idioma en que se imprime este trabajo. Traduzca lo que vaya a conservar.",
    answerRefused:
      "La traducción no pasó nuestras verificaciones, así que son las palabras del asistente y no están en el idioma en que se imprime este trabajo. Traduzca lo que vaya a conservar.",
    answerOriginal: "Ver el original",
    added: "Se agregó al diagnóstico.",
    addedChanged: "El diagnóstico se modificó después, así que queda como está.",
    undo: "Deshacer",
    undoing: "Deshaciendo…",
    saveDiagnostic: "Guardar diagnóstico",
    savingDiagnostic: "Guardando…",
    diagnosticNotSaved: "Error al actualizar el diagnóstico",
    diagnosticChanged:
      "Este diagnóstico se modificó en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla, o cancele para ver la otra.",
    readOnly:
      "Su plan Diamante terminó. Todavía puede leer e imprimir este trabajo. Para modificarlo, renueve su plan.",
    plans: "Ver planes",
  },
} satisfies Shape<typeof en>;
