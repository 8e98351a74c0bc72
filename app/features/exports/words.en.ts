/** The words of the archive: of its page, and its README.txt. */
export const en = {
  page: {
    lead: "An archive (ZIP) of everything we keep about you and your shop. A README.txt inside explains each file.",
    leadMember:
      "An archive (ZIP) of everything we keep about you. A README.txt inside explains each file. Jobs and quotes are the shop's; its owner can download them.",
    inside: {
      account: "Profile, devices and plan: as JSON, for other programs.",
      certificates: "Your certificates as PDFs.",
      records:
        "Profile, devices, plan, shop settings, jobs with quotes and materials: as JSON, for other programs.",
      words: "Assistant chats, forum topics, replies and reports, and video progress.",
      papers: "Your logo, your certificates, and every work order and invoice as a PDF.",
    },
    part: "Everything, with work orders up to {{last}}",
    whole: "Download the archive",
    more: "Work orders {{first}} to {{last}}",
    parts: "Each archive has the PDFs of {{jobs}} jobs. The first one has everything else too.",
    wait: "That's a lot of downloads in one hour. Please wait {{minutes}} min and try again.",
    time: "It's built as it downloads; with hundreds of work orders, that takes a minute.",
  },
  readMe: {
    feeds: "account/calendar-feeds.json: since when you have a secret address for your calendar.",
    calendar:
      "shop/calendar-settings.json, shop/closures.json, shop/appointments.json: your opening hours, closed days and appointments. shop/follow-up-settings.json, shop/follow-ups.json, shop/recommendation-answers.json: when work is due again, what you asked customers about it and what they answered once and for all.",
    title: "Your data in Llave",
    made: "Made on {{date}} (UTC) for {{email}}.",
    shape:
      "The .json files are text (UTF-8) that any program can read. Lists hold one record per line. Dates are ISO 8601 in UTC; money is in cents of the currency beside it; null means there is none.",
    files: "What is in it",
    profile:
      "account/profile.json: your name, email address and plan. subscription… is what you pay for, grant… what an administrator gave you.",
    twoFactor:
      "account/two-factor.json: your authenticator app, your passkeys and your recovery codes: when they were set up and used. No code or key that opens the account.",
    devices:
      "account/devices.json, account/notifications.json: where you are signed in, and what is announced there.",
    shop: "account/shop.json: the shop you belong to, and your role in it.",
    log: "account/log.json: what administrators did to your account, and what you did as one.",
    billing:
      "billing/billing.json: what we know about your subscription, your free trial and the emails about it. Cards and receipts are in the billing portal.",
    settings:
      "shop/settings.json: your shop's settings, what it prints on its documents (printTerms), how customers pay it (waysToPay), how it makes prices of costs (priceRules), its named rates (laborRates), and the last work order number given out. Beside it the logo, if there is one.",
    jobs: "shop/jobs.json: every repair job with its quotes and their materials. workOrder names the PDF of a quote. shop/suppliers.json, shop/parts.json, shop/part-orders.json, shop/stock.json, shop/stock-movements.json: who sells you parts, where the parts of your jobs are, what you ordered, and what lay on your shelves.",
    notes:
      "shop/notes.json: what your shop's members wrote to each other on its jobs, and whom each note names. shop/time.json: when they worked on what, with every correction; corrects names the entry that one replaces.",
    photos:
      "shop/photos.json: the photos of your jobs with their captions. The pictures themselves are on the pages of the jobs.",
    sheets: "shop/inspection-sheets.json: the inspection sheets that your shop has changed.",
    inspections:
      "shop/inspections.json: every inspection with its sheet and what was found at each point. Measures are in tenths of their unit.",
    history:
      "shop/history.json: who changed what in which job, and when. A former member has no name any more. shop/job-states.json, shop/state-times.json: your shop's own states of jobs, and how long each job was in them.",
    translations:
      "shop/translations.json: the texts of your jobs in the other language, each with the original. state says who read or wrote them; machine means that no one has; verdict is what the second model said of it.",
    links:
      "shop/link-settings.json, shop/revisions.json, shop/links.json, shop/decisions.json, shop/walk-signatures.json, shop/link-events.json, shop/messages.json: what you sent to customers, by which link, what they decided and signed and what happened when, and what they asked.",
    money:
      "shop/invoices.json, shop/payments.json, shop/invoice-links.json, shop/till-counts.json, shop/journal.json, shop/accounts.json: what you charged, what was paid and the cash you counted, in cents, and to whom you sent each invoice. content is what the paper of an invoice says, with what was estimated and who authorized it. The journal is what the files of your books say.",
    cards:
      "shop/payment-account.json, shop/card-payments.json: your account at Stripe as we last saw it, and what customers paid by card from a link, with the names by which Stripe knows it. shop/card-refunds.json, shop/card-disputes.json: what of that went back to customers’ cards, and what they disputed with their bank.",
    conversations:
      "shop/conversations.json, shop/conversation-messages.json, shop/consents.json, shop/message-settings.json: what you and your customers wrote to each other in both languages, what they agreed to, and your templates. Keys of providers are not included.",
    phrases:
      "shop/phrases.json: your shop's terms (term), the lines it remembers (memory) and its canned lines (line), in both languages.",
    canned:
      "shop/canned-quotes.json: your shop's canned quotes with their lines, and what it charged last for each material (lastPrice).",
    customers:
      "shop/customers.json and shop/vehicles.json: your customers, and their vehicles with present and former owners.",
    imports:
      "shop/imports.json and shop/refused-rows.json: the customer files you imported, and the rows that were refused.",
    chats:
      "assistant/chats.json: what you asked and what was answered. assistant/questions-per-day.json: how many questions you asked in the last few days.",
    forum:
      "forum/topics.json, forum/replies.json: what you wrote. forum/reports.json: what you reported. forum/letters.json: emails about replies to your topics.",
    videos:
      "videos/progress.json: how far you got, in seconds. videos/certificates.json: your certificates; the PDFs are in videos/certificates.",
    papers:
      "work-orders: the work order of each quote as a PDF, in the language of the job. Several quotes of a job are numbered from the oldest. invoices: each invoice and credit note as a PDF, with its number at the end and what was paid by now.",
    notIn:
      "Not included: your password (we have only a scrambled form of it), your session keys, and what other people wrote.",
    whole:
      "This archive is complete: {{papers}} work orders and {{invoices}} invoices and credit notes.",
    part: "Work orders in this archive: {{first}} to {{last}}, {{papers}} PDFs, with {{invoices}} invoices and credit notes. IT DOES NOT HOLD ALL OF THEM. The next ones are at {{next}} (sign in first).",
    lastPart:
      "Work orders in this archive: {{first}} to {{last}}, {{papers}} PDFs, with {{invoices}} invoices and credit notes. These are the last ones; everything before them is in the archives before this one.",
    elsewhere: "The rest of your data is in the first archive: {{address}}",
    failed:
      "These PDFs could not be made. Their contents are in shop/jobs.json and shop/invoices.json of the first archive: {{names}}",
  },
} as const;
