/** Words of the page on which customers see due work. */
export const en = {
  title: "Your {{vehicle}}",
  over: "This message is no longer open. Call the shop for what is due now.",
  kinds: {
    declined: "You decided to wait with this",
    found: "Found at the last inspection",
    service: "Due again",
  },
  photo: "Photo from that visit",
  today: "Today’s price. You pay nothing now.",
  priceAtShop: "The shop tells you the price before anything is done.",
  approve: "Approve {{total}}",
  changed: "The price has changed meanwhile. Please look at it once more.",
  approved: "You approved this. The shop will call you about the day.",
  book: "Book a day",
  vehicle: "Your vehicle",
  until: "Open until {{day}}. The price is always that of the day.",
  tap: {
    elsewhere: "Already done elsewhere",
    no: "Not interested",
    sold: "I no longer have this vehicle",
    stop: "Send me no more of these",
  },
  answered: {
    elsewhere: "Done elsewhere. We will not ask about it again.",
    no: "All right. We will not ask about it again.",
    sold: "Thank you. We will not write about this vehicle again.",
    stop: "You will get no more of these messages.",
  },
  recalls: {
    title: "Recalls",
    text: "NHTSA lists recalls for this model year ({{vehicle}}). Whether your own vehicle is affected, its VIN tells. A dealer of the make repairs it free of charge.",
    check: "Check the VIN at NHTSA",
  },
};
