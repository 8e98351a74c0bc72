export const en = {
  title: "Repair Jobs",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {},

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper.
  order: {},
} as const;
