/** Words of the pages cached on a device for use without a signal. */
export const en = {
  title: "Without a signal",
  label: "Keep my jobs on this device",
  hint: "The board, your open jobs and their inspections can then be read here without a signal, and a status, a note or a finding waits here until there is one. Only on a device of your own: signing out deletes them.",
  on: "On",
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  working: "One moment…",
  pages: "On, with {{number}} pages",
  waiting: "Something is still on this device: send or discard it first.",
  failed: "This browser does not allow it.",
};
