/** Words of the settings of notifications on a device. */
export const en = {
  title: "Notifications on this device",
  label: "Shown on its screen",
  hint: "They name the work order, never the customer. Signing out ends them.",
  saved: "Your choice about notifications was saved.",
  question: "What should this device tell you?",
  kinds: {
    decided: "A customer has decided",
    asked: "A customer asks something",
    assigned: "A job was assigned to me",
    message: "A customer has written",
  },
  turnOff: "Turn off",
  waiting: "One moment…",
  problems: {
    unsupported:
      "This browser shows no notifications. On an iPhone or iPad, add Llave to the home screen and open it there.",
    blocked:
      "This browser blocks notifications from Llave. Allow them in its settings for this site, then try again.",
    failed: "This device could not be set up. Try again.",
  },
};
