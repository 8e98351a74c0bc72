/** The words of a member's own records and of leaving: their pages alone need them. */
export const en = {
  jobs: {
    title: "Your repair jobs",
    hint: "Your jobs, quotes and work orders, to read and print.",
    read: "Read my jobs",
    older: "Older jobs",
  },
  letters: {
    title: "Emails about replies",
    hint: "One email for each topic of yours, until you've looked.",
    change: "Change",
    on: "On",
    off: "Off",
    wanted: "Email me when someone replies to a topic of mine",
    saved: "Your choice about emails was saved.",
    language: "They come in the language you use this site in.",
    stop: "Turn off emails about replies",
    stopQuestion: "Do you want to stop getting emails about replies to your forum topics?",
    stopped: "Emails about replies are off. You can turn them on again on your account page.",
    badLink: "This link is incomplete. Turn the emails off on your account page.",
    toAccount: "Open your account",
  },
  data: {
    title: "Your data",
    download: "Download all my data",
    downloadHint:
      "Your jobs, quotes, chats, posts and more in one archive, with every work order as a PDF.",
    downloadHintMember: "Your chats, posts, certificates and more in one archive.",
    toDownload: "Download",
  },
  delete: {
    title: "Delete my account",
    hint: "With everything in it, for good.",
    lead: "This cannot be undone, by you or by us.",
    consequences: "What happens",
    shop: {
      title: "Your shop: {{name}}",
      untitled: "Your shop",
      handOver:
        "You can hand the shop over first, and keep it alive. {{names}} could take it: a new owner needs a current Diamond plan of their own.",
      noSuccessor:
        "You can hand the shop over only to someone with a current Diamond plan of their own, which no one else in it has right now.",
      toHandOver: "Hand the shop over",
      goes: "If you delete it, this goes for good:",
      jobs: "Jobs, with their quotes and work orders: {{number}}",
      customers: "Customers: {{number}}",
      vehicles: "Vehicles: {{number}}",
      many: "more than 1,000",
      settings: "The shop's settings and its logo",
      members: "They lose access, and each gets an email about it: {{names}}",
      agree: "Delete the shop with all of this",
      choose: "Check this box, or hand the shop over first.",
      first:
        "Nothing was deleted: this shop is yours. Choose what happens to it. If you don't see the choice, load the page again.",
      empty: "Your shop goes too. It has no jobs and no other members.",
      leave:
        "You leave {{name}}. Its jobs and quotes stay there, and what you wrote in them is shown under “former member”.",
      leaveUntitled:
        "You leave your shop. Its jobs and quotes stay there, and what you wrote in them is shown under “former member”.",
    },
    chats:
      "Chats, video progress and certificates are deleted; certificate numbers can no longer be confirmed.",
    plan: "A plan you pay for is canceled right away. The rest of the paid period is not refunded.",
    devices: "You are signed out on every device.",
    forum: "What you wrote in the forum stays, under “former member”.",
    stays: "What stays, and why, is in the privacy policy.",
    privacy: "Read the privacy policy",
    downloadFirst: "Download everything first",
    confirm: "I understand that my account and everything in it will be deleted for good.",
    confirmFirst: "Check this box first.",
    submit: "Delete my account for good",
    pending: "Deleting…",
    failed: "Your account could not be deleted. Nothing was lost: please try again.",
    payments:
      "Your plan could not be canceled with the payment provider just now, so nothing was deleted. Please try again in a few minutes.",
    lastAdmin:
      "You are the last administrator, so your account cannot be deleted: nobody could run this site. Make someone else an administrator first.",
  },
} as const;
