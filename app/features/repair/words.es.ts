import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos de reparación",
  // The list of jobs and the job's form.
  jobs: {
    lead: "Órdenes de trabajo, las más recientes primero.",
    new: "Nuevo trabajo",
    settings: "Configuración del taller",
    columns: { workId: "N.º de orden", customer: "Cliente", vehicle: "Vehículo", status: "Estado", actions: "Acciones" },
    status: { pending: "Pendiente", in_progress: "En curso", completed: "Terminado", cancelled: "Cancelado" },
    statusOf: "Estado de {{workId}}",
    search: { label: "Buscar trabajos", placeholder: "Orden, nombre, correo, placa, marca o modelo" },
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
    alreadySaved:
      "Este formulario ya se guardó como {{workId}} y después cambió. Abra ese trabajo para corregirlo, o pulse Crear trabajo otra vez para hacer uno nuevo.",
    delete: {
      title: "Eliminar trabajo",
      question: "¿Seguro que desea eliminar este trabajo?",
      of: "Eliminar {{workId}}",
      gone: "{{workId}}, {{customer}}: se eliminan también sus presupuestos. No se puede deshacer.",
    },
    form: {
      title: "Nuevo trabajo",
      edit: "Editar trabajo {{workId}}",
      customer: "Datos del cliente",
      vehicle: "Datos del vehículo",
      details: "Detalles del trabajo",
      firstName: "Nombre",
      lastName: "Apellido",
      email: "Correo electrónico",
      phone: "Teléfono",
      make: "Marca",
      model: "Modelo",
      year: "Año",
      plate: "Placa",
      vin: "VIN (n.º de chasis)",
      vinHint: "17 caracteres. Se comprueba el dígito verificador.",
      odometer: "Odómetro",
      issues: "Fallas reportadas",
      issuesHint: "Lo que cuenta el cliente. Los códigos de falla, como P0301, se resaltan.",
      diagnostic: "Diagnóstico inicial",
      language: "Idioma",
      languageHint: "En este idioma se imprime la orden de trabajo.",
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
      checkDigit: "El dígito verificador (9.º carácter) no coincide. Compare el VIN con el vehículo o deje el campo vacío.",
    },
  },

  // The shop's settings.
  shop: {},

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper.
  order: {},
} satisfies Shape<typeof en>;
