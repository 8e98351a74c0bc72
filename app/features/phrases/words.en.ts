export const en = {
  title: "Words and canned lines",
  lead: "How your shop says things, in both languages. What is here needs no machine translation.",
  list: {
    term: "Required words",
    memory: "Reviewed translations",
    line: "Canned lines",
    trade: "Built-in lines",
  },
  about: {
    term: "Words that every translation of your texts must use.",
    memory:
      "Lines that somebody here has reviewed or written in both languages. The next time they are used word for word.",
    line: "Lines you keep to use again. They are offered while you type a quote.",
    trade:
      "Lines of the trade that come with Llave, as they are said where your shop is. They are offered while you type a quote.",
  },
  add: { term: "New term", memory: "New remembered line", line: "New canned line" },
  change: { term: "Edit term", memory: "Edit remembered line", line: "Edit canned line" },
  language: { en: "English", es: "Spanish" },
  region: { all: "Everywhere", MX: "Mexico", US: "United States", AR: "Argentina" },
  use: { label: "Use", material: "Material", labor: "Labor", advice: "Recommendation" },
  form: {
    from: "Written in",
    fromHint: "The language that your shop writes this line in.",
    region: "Where it is said",
    note: "Note",
  },
  search: "Search in both languages",
  actions: "Actions",
  edit: "Edit",
  editNamed: "Edit {{name}}",
  delete: "Delete",
  deleteNamed: "Delete {{name}}",
  deleted: "Deleted: {{name}}",
  undo: "Undo",
  undoing: "Undoing…",
  none: "There is nothing here yet.",
  nothingFound: "Nothing found.",
  more: "Show more",
  newest: "Newest",
  uses: {
    today:
      "Calls to the translator today: {{member}} of {{memberMost}} for you, {{shop}} of {{shopMost}} for your shop.",
    near: "Once a limit is reached, new texts are translated the next day. What is on this page is always used.",
  },
  full: "Your shop has as many of these as it may. Delete one first.",
  taken: "Your shop has these words already.",
  changed:
    "Somebody else changed this in the meantime. Your version is still here: save again to keep it.",
  notLoaded: "Error loading phrases. Please try again.",
  notSaved: "Error saving the phrase. Please try again.",
  notDeleted: "Error deleting the phrase. Please try again.",
};
