export const en = {
  title: "Repair Jobs",
  // The list of jobs and the job's form.
  jobs: {
    lead: "Work orders, newest first.",
    new: "New Job",
    settings: "Shop Settings",
    columns: { workId: "Work ID", customer: "Customer", vehicle: "Vehicle", status: "Status", actions: "Actions" },
    status: { pending: "Pending", in_progress: "In progress", completed: "Completed", cancelled: "Cancelled" },
    statusOf: "Status of {{workId}}",
    search: { label: "Search jobs", placeholder: "Work ID, name, email, plate, make or model" },
    filter: { label: "Filter by status", all: "All" },
    older: "Show more",
    newest: "Back to newest",
    empty: {
      title: "No repair jobs found",
      first: "Write down the first car and what is wrong with it.",
      filtered: "Try fewer words, another status, or look at all jobs.",
      showAll: "Show all jobs",
      create: "Create the first job",
    },
    notLoaded: "Error loading repair jobs",
    notCreated: "Error creating repair job",
    statusNotSaved: "Error updating job status",
    notDeleted: "Error deleting repair job",
    notSaved: "Error updating repair job",
    alreadySaved:
      "This form was already saved as {{workId}} and has been changed since. Open that job to correct it, or press Create Job again to make another one.",
    delete: {
      title: "Delete job",
      question: "Are you sure you want to delete this job?",
      of: "Delete {{workId}}",
      gone: "{{workId}}, {{customer}}: its quotes go with it. This cannot be undone.",
    },
    form: {
      title: "New job",
      edit: "Edit job {{workId}}",
      customer: "Customer information",
      vehicle: "Vehicle information",
      details: "Job details",
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      phone: "Phone",
      make: "Make",
      model: "Model",
      year: "Year",
      plate: "License plate",
      vin: "VIN",
      vinHint: "17 characters. The check digit is verified.",
      odometer: "Odometer",
      issues: "Reported issues",
      issuesHint: "What the customer says. Fault codes such as P0301 are marked.",
      diagnostic: "Initial diagnostic",
      language: "Language",
      languageHint: "The work order is printed in it.",
      shopLanguage: "Use the shop’s: {{language}}",
      create: "Create Job",
      creating: "Creating…",
    },
    languages: { en: "English", es: "Spanish" },
    yearNumber: "Enter the year as four digits, like 2019.",
    wholeNumber: "Enter a whole number, like 85000.",
    vin: {
      characters: "A VIN has only digits and letters, and never I, O or Q: look for 1 or 0 instead.",
      length: "A VIN has 17 characters.",
      checkDigit: "The check digit (9th character) does not match. Compare the VIN with the car, or leave it empty.",
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
} as const;
