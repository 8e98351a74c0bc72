export const en = {
  label: "Board of repair jobs",
  columns: "Columns",
  recent: "Last 7 days",
  empty: "No jobs here.",
  canceled: "Show canceled jobs",
  all: "{{status}}: see all in the list",
  photos: "Photos: {{number}}",
  deposit: "Deposit unpaid: {{amount}}",
  inspected: "Inspected",
  arrived: "Parts here",
  move: "Move {{workId}}",
  moveTo: "Move to {{status}}",
  moving: "Moving {{workId}} to {{status}}…",
  changed:
    "The status of this job was changed somewhere else, so yours was not saved. This is where it is now.",
  changedBy:
    "{{name}} changed the status of this job before you, so yours was not saved. This is where it is now.",
} as const;
