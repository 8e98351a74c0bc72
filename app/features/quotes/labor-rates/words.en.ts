export const en = {
  title: "Labor rates",
  lead: "Rates for certain work, such as diagnosis, diesel or electrical. You choose one for each line of labor; quotes you have already made keep theirs.",
  usual: "Everything else costs your hourly rate of {{rate}}, which is in your shop’s settings.",
  numbered: "Rate {{number}}",
  nameIn: "Name ({{language}})",
  rate: "Per hour",
  nameMissing: "Enter the name in both languages: your customers read theirs.",
  rateWrong: "Enter a rate above 0 with at most two decimals.",
  notSaved: "Error saving labor rates. Please try again.",
  notLoaded: "Error loading labor rates. Please try again.",
  changed:
    "The rates were changed somewhere else. Your version is still here: save again to keep it.",
} as const;
