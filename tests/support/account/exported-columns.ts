/**
 * Every name in an archive's records, by file, and by the record within one. A name is here because
 * its owner may read it: secrets, hashes and internal counts are left out by the statement instead.
 */
export const exportedColumns: Record<string, string> = {
  "account/profile.json":
    "id name email emailVerified createdAt updatedAt version isAdmin subscriptionStatus subscriptionEndsAt grantTier grantEndsAt suspendedAt twoFactorSince replyLetters language",
  "account/devices.json": "id userAgent signedInAt lastUsedAt expiresAt",
  "account/shop.json":
    "id createdAt techniciansSeePrices usesClock usesParts role since lastSeenAt",
  "account/two-factor.json": "app passkeys recoveryCodes",
  "account/two-factor.json app": "confirmedAt",
  "account/two-factor.json passkeys": "id name createdAt lastUsedAt",
  "account/two-factor.json recoveryCodes": "createdAt usedAt",
  "account/log.json": "id action before after at by",
  "account/log.json after": "tier",
  "billing/billing.json": "subscription trialUsedAt letters",
  "billing/billing.json subscription":
    "customerId subscriptionId status tier periodEnd trialEnd cancelAt firstFailedAt nextTier syncedAt checkoutId checkoutEndsAt language timeZone",
  "billing/billing.json letters": "kind tier dueAt sentAt",
  "account/calendar-feeds.json": "shopId createdAt",
  "account/notifications.json": "sessionId kinds language createdAt",
  "shop/settings.json": "settings taxes priceRules laborRates lastWorkOrder",
  "shop/settings.json settings":
    "shopName logoFile shopLogoUrl hourlyRate currency defaultLanguage timeZone distanceUnit phone address taxId country unreviewedMayGo printTerms waysToPay partPayments updatedAt",
  "shop/settings.json taxes": "profile terms updatedAt",
  "shop/settings.json taxes terms": "rounding prices taxes supplies",
  "shop/settings.json taxes terms taxes": "name rate on",
  "shop/settings.json taxes terms supplies": "rate of maximum",
  "shop/settings.json priceRules": "customerId supplierId ranges ending currency updatedAt",
  "shop/settings.json priceRules ranges": "from to kind rate",
  "shop/jobs.json":
    "workId id customerId vehicleId customerFirstName customerLastName customerEmail customerPhone carMake carModel carYear licensePlate vin odometer odometerUnit issues diagnostic language status stateId stateSince technicianId promisedAt completedAt linkState linkAt questionsClosed createdAt updatedAt quotes",
  "shop/jobs.json quotes":
    "id number description laborHours laborRate currency decimals laborCost partsCost suppliesAmount discountAmount taxAmount totalAmount terms status choice estimatedAmount taxAmounts materials labor createdAt updatedAt workOrder",
  "shop/jobs.json quotes materials":
    "name unitPrice totalPrice unit partNumber condition cost taxClass priceBy quantity",
  "shop/history.json": "workId n at what from to quoteNumber by",
  "shop/translations.json":
    "workId original field language originalLanguage text state verdict at by",
  "shop/phrases.json": "id kind originalLanguage region note at en es by",
  "shop/canned-quotes.json":
    "id name translations currency pricedAt description laborHours language used lastUsedAt createdAt updatedAt lines lastPrice",
  "shop/canned-quotes.json lines":
    "id position kind name unit partNumber condition quantity cost taxClass cannedQuoteId unitPrice translations currency language used lastUsedAt createdAt updatedAt",
  "shop/canned-quotes.json lastPrice":
    "id position kind name unit partNumber condition quantity cost taxClass cannedQuoteId unitPrice translations currency language used lastUsedAt createdAt updatedAt",
  "shop/invoices.json":
    "workId series number id creditOf voids quotes content currency decimals taxAmount totalAmount createdAt createdBy",
  "shop/invoices.json quotes": "id version",
  "shop/invoices.json content":
    "format date terms quotes assumed estimates consents job shop translations unreviewedMayGo",
  "shop/invoices.json content quotes":
    "id number description laborHours laborRate currency decimals laborCost partsCost suppliesAmount discountAmount taxAmount totalAmount terms status choice version statusVersion taxAmounts createdAt updatedAt materials labor",
  "shop/invoices.json content quotes materials":
    "id name quantity unitPrice totalPrice unit partNumber condition cost taxClass priceBy",
  "shop/invoices.json content estimates": "number total",
  "shop/invoices.json content consents": "at zone way name numbers amount revised",
  "shop/invoices.json content job":
    "id number language customerFirstName customerLastName customerEmail customerPhone carMake carModel carYear licensePlate vin odometer odometerUnit issues diagnostic customerCompany customerAddress customerTaxId technician receivedAt",
  "shop/invoices.json content shop": "name phone address taxId terms country logoFile timeZone",
  "shop/invoices.json content translations":
    "subjectId field language originalLanguage languageBy text ofText state verdict by version",
  "shop/payments.json":
    "workId id invoiceNumber refundOf currency amount way wayName paidOn note receipt createdAt createdBy",
  "shop/customers.json":
    "id firstName lastName company email phone address taxId exemptNumber language note createdAt updatedAt",
  "shop/vehicles.json":
    "id make model year engine plate vin odometer odometerUnit createdAt updatedAt owners",
  "shop/vehicles.json owners": "customerId since until",
  "shop/imports.json":
    "id fileName bytes encoding delimiter columns headings skipped stage problem rows added joined refused partial vehiclesAdded createdAt updatedAt",
  "shop/refused-rows.json": "importId row outcome problem field sample cells",
  "shop/photos.json":
    "workOrder id file bytes width height takenAt addedAt caption forCustomer point marks sentAt removedAt",
  "shop/notes.json": "workId at by text editedAt removedAt named",
  "shop/notes.json named": "name seenAt",
  "shop/job-states.json": "id status names message place retiredAt",
  "shop/job-states.json names": "en es",
  "shop/state-times.json": "workId state since until",
  "shop/state-times.json state": "en es",
  "shop/link-settings.json": "expiryDays terms reminderDays depositPercent updatedAt",
  "shop/link-settings.json terms": "en es",
  "shop/revisions.json": "workId n sha256 pdfSha256 quotes createdAt createdBy",
  "shop/revisions.json quotes": "id version total",
  "shop/links.json":
    "workId id revision language email createdAt expiresAt openedAt revokedAt decidedAt remindedAt createdBy",
  "shop/decisions.json":
    "workId revision id linkId sha256 name way takenBy numberCalled calledAt note at zone address device language quotes total deposit currency strokes",
  "shop/decisions.json quotes": "id number approved reason total",
  "shop/walk-signatures.json":
    "workId n id sha256 photos odometer name strokes language at zone takenBy address device",
  "shop/invoice-links.json":
    "workId id invoiceNumber language email createdAt expiresAt openedAt revokedAt createdBy",
  "shop/link-events.json": "workId n linkId revision at what by",
  "shop/messages.json": "workId text at by",
  "shop/payment-account.json":
    "stripeAccount country currency state sendsReceipts due createdAt syncedAt",
  "shop/card-payments.json":
    "workId id invoiceNumber revision linkId language cents currency state returned returnState stripeAccount sessionId paymentIntent refundId fee createdAt paidAt",
  "shop/card-refunds.json":
    "workId id paymentId cents currency state moved free refundId reason creditOf failure createdAt endedAt",
  "shop/card-disputes.json":
    "workId id paymentId cents currency state moved free fee reason answerBy createdAt",
  "shop/till-counts.json": "id day currency counted note createdAt createdBy",
  "shop/journal.json": "month file position day document job accountName currency cents",
  "shop/accounts.json": "names taxRate",
  "shop/accounts.json names": "receivable",
  "shop/calendar-settings.json":
    "week openHolidays shares promisedHours address isBookable confirms noticeHours daysAhead pageShare services updatedAt",
  "shop/closures.json": "id fromDay toDay memberId note createdAt",
  "shop/appointments.json":
    "id customerId vehicleId firstName lastName email phone make model year plate vin complaint complaintLanguage translation language service hours day startsAt endsAt zone customerZone waits technicianId state jobId isFromPage consent marketing note sequence remindAt remindedAt createdBy createdAt updatedAt",
  "shop/conversations.json":
    "id customerId address language lastAt lastWay lastInAt unread answered assigned",
  "shop/conversation-messages.json":
    "id conversationId jobId way direction text language translation translationLanguage translationState photos state failure content address providerId price priceCurrency at stateAt by",
  "shop/consents.json": "id address way state words language at by",
  "shop/message-settings.json":
    "techniciansWrite updatedAt kind texts contents way provider number state createdAt",
  "shop/message-settings.json texts": "en es",
  "shop/follow-up-settings.json":
    "services declinedMonths yellowMonths redMonths leadDays asksByItself updatedAt",
  "shop/follow-up-settings.json services": "id names distance months words",
  "shop/follow-up-settings.json services names": "en es",
  "shop/follow-ups.json":
    "id vehicleId customerId language work createdAt expiresAt mailedAt openedAt jobId by",
  "shop/follow-ups.json work": "subject kind jobId quoteId newId text photo",
  "shop/recommendation-answers.json": "vehicleId customerId subject answer at",
  "shop/time.json":
    "id jobId quoteId activity startedAt endedAt isForgotten corrects why at member by",
  "shop/suppliers.json": "id name phone email language note retiredAt createdAt updatedAt",
  "shop/parts.json":
    "workId lineId name quantity unit state at supplierId orderId expectedOn coreCharge coreCurrency coreState coreAt by",
  "shop/part-orders.json":
    "id number supplierId language content createdAt mailedAt mailedTo createdBy",
  "shop/part-orders.json content": "supplier shop date note lines",
  "shop/part-orders.json content supplier": "name phone email",
  "shop/part-orders.json content shop": "name phone address currency country",
  "shop/part-orders.json content lines":
    "lineId jobId workNumber vehicle original text partNumber condition quantity unit",
  "shop/part-orders.json content lines vehicle": "year make model vin",
  "shop/stock.json": "id name partNumber unit lowMark quantity retiredAt createdAt updatedAt",
  "shop/stock-movements.json": "itemId n kind change after lineId isTaken why at workId by",
  "shop/inspection-sheets.json": "kind points",
  "shop/inspection-sheets.json points": "id group name",
  "shop/inspection-sheets.json points name": "en es",
  "shop/inspections.json": "workOrder kind points startedAt finishedAt seen yellow red findings",
  "shop/inspections.json points": "id group name measure",
  "shop/inspections.json points name": "en es",
  "shop/inspections.json points measure": "unit green yellow worse",
  "shop/inspections.json findings": "point color measure libraryId words note quoteId at",
  "assistant/chats.json":
    "id message response status failure language sources notes jobId createdAt translations",
  "assistant/chats.json notes": "unsure",
  "assistant/questions-per-day.json": "day asked",
  "forum/topics.json":
    "id content originalLanguage createdAt editedAt hiddenAt hiddenReason version title answeredAt replyCount lastActivityAt seenAt unseen",
  "forum/replies.json":
    "id topicId content originalLanguage createdAt editedAt hiddenAt hiddenReason version",
  "forum/reports.json": "postId topicId replyId reason createdAt decidedAt decision",
  "forum/letters.json": "topicId dueAt sentAt tries",
  "videos/progress.json": "videoId title position length played watchedAt updatedAt",
  "videos/certificates.json": "number category name videos issuedAt",
  "customer.json":
    "id firstName lastName company email phone address taxId exemptNumber language note createdAt updatedAt vehicles",
  "customer.json vehicles": "id make model year plate since until",
};
