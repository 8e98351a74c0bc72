export const en = {
  title: "Discussion Forum",
  lead: "Mechanics helping mechanics, in English and Spanish.",
  newTopic: "New Topic",
  back: "Back to topics",
  bronzeNote:
    "Translation is only in the Diamond plan. You see each post in its original language.",
  seePlans: "See the plans",

  budget: {
    readerLow:
      "You have {{left}} translations left today; a long post takes more than one. After that, new posts show in their original language until {{time}}.",
    readerOut:
      "You have used today's translations. New posts show in their original language until {{time}}.",
    authorLow: "Your posts have {{left}} translations left today. Every edit takes a new one.",
    authorOut:
      "Your posts have used up today's translations. Until {{time}}, new posts and edits show only in the language you write in.",
    siteOut:
      "Today's translations are used up for everyone. New posts show in their original language until {{time}}.",
  },

  list: {
    name: "Topics",
    search: "Search topics and replies",
    placeholder: "Word, car or code",
    older: "Show more",
    newest: "Back to the newest",
    noReplies: "No replies",
    oneReply: "1 reply",
    replies: "{{number}} replies",
    oneNew: "1 new",
    new: "{{number}} new",
    answered: "Answered",
    latest: "Last activity",
    inReply: "Found in a reply",
    empty: "No topics yet.",
    emptyText:
      "Ask the first question: year, make and model, what it's doing, and what you've checked so far.",
    near: "No topic has all of these words. These have all but one.",
    noneFound: "Nothing found.",
    noneFoundText: "Try fewer words or a different spelling.",
    askIt: "Ask it as a new topic",
    showAll: "Show all topics",
    notLoaded: "Error loading discussion topics",
  },

  topic: {
    missing: "We couldn't find that topic. It may have been deleted.",
    repliesNotLoaded: "Error loading replies",
    replies: "Replies",
    none: "No replies yet.",
    earlier: "Earlier replies",
    later: "Later replies",
    first: "First replies",
    last: "Latest replies",
    reply: "Your reply",
    send: "Reply",
    sending: "Replying…",
    markAnswered: "Mark as answered",
    markOpen: "Reopen",
    marking: "Saving…",
    notMarked: "Error saving the change",
    hiddenNoReplies: "This topic was hidden. Replies are closed.",
  },

  post: {
    member: "Member {{number}}",
    former: "former member",
    edited: "edited",
    new: "New",
    hidden: "Hidden by an administrator.",
    hiddenTopic: "Topic hidden by an administrator",
    reason: "Reason: {{reason}}",
    permalink: "Link to this post",
    edit: "Edit",
    delete: "Delete",
    report: "Report",
    of: "{{action}}: post by {{author}}",
    showOriginal: "Show original",
    showTranslation: "Show translation",
    written: { en: "Written in English", es: "Written in Spanish" },
    translated: { en: "Translated from English", es: "Translated from Spanish" },
    translating: "Translating…",
    demo: "demo translation",
    byHand: "by hand, for the demo",
  },

  everything: {
    translated: "Posts in other languages are translated for you.",
    asWritten: "Posts are in their original language.",
    showOriginals: "Show all originals",
    showTranslations: "Show translations",
  },

  form: {
    newTitle: "New topic",
    editTopic: "Edit topic",
    editReply: "Edit reply",
    title: "Title",
    titleHint: "Year, model and problem: “2014 Corolla, P0420 after a new cat”.",
    content: "Content",
    markdown:
      "You can use **bold**, *italics*, - lists, > quotes and `code`. Fault codes like P0301 turn into tags.",
    preview: "Preview",
    previewing: "Loading preview…",
    previewTitle: "Preview",
    previewBack: "This is what others will see. Close this tab to keep writing.",
    previewEmpty: "Nothing to preview yet.",
    previewFailed: "We couldn't load the preview.",
    create: "Post topic",
    creating: "Posting…",
    editUntil: "You can edit a post for one day after you post it.",
    tooLate: "A post can only be edited for one day. Your changes were not saved.",
    changed:
      "This post was changed somewhere else. Your version is still here: save again to keep it, or cancel to see the other one.",
  },

  delete: {
    topic: "Delete topic",
    reply: "Delete reply",
    topicQuestion: "Are you sure you want to delete this topic?",
    replyQuestion: "Are you sure you want to delete this reply?",
    topicGone: "Its replies will be deleted too. This cannot be undone.",
    replyGone: "This cannot be undone.",
  },

  report: {
    title: "Report post",
    lead: "An administrator will review it. The author won't know who reported it.",
    reason: "What's wrong with it?",
    send: "Report",
    sending: "Reporting…",
    thanks: "Thank you. An administrator will review it.",
    back: "Back to the topic",
    failed: "Error reporting the post",
  },

  error: {
    topicNotCreated: "Error creating topic",
    replyNotCreated: "Error creating reply",
    topicNotDeleted: "Error deleting topic",
    replyNotDeleted: "Error deleting reply",
    topicNotSaved: "Error saving topic",
    replyNotSaved: "Error saving reply",
    topicGone:
      "This topic was deleted while you were writing. Your text is still here: copy it, or post it as a new topic.",
    oneMinute: "You've posted a lot in a short time. Try again in 1 minute. We kept your text.",
    tooFast:
      "You've posted a lot in a short time. Try again in {{minutes}} minutes. We kept your text.",
    editOneMinute:
      "You've made a lot of edits in a short time. Try again in 1 minute. We kept your text.",
    editTooFast:
      "You've made a lot of edits in a short time. Try again in {{minutes}} minutes. We kept your text.",
    alreadyPosted:
      "You already posted this, and it has been edited since. Post again only if you want it twice.",
  },

  admin: {
    title: "Reported Posts",
    lead: "Posts that readers reported. Hide a post and say why, or leave it up.",
    empty: "Nothing to review.",
    search: "Search by post, reason, name, or email",
    noneFound: "No reported post matches this search.",
    count: "Posts to review: {{posts}}",
    countMore: "Posts to review: more than {{posts}}",
    more: "There are more reports after these.",
    reportedBy: "Reported by",
    author: "Author",
    reason: "Reason (readers will see it)",
    hide: "Hide post",
    hiding: "Hiding…",
    stand: "Leave it up",
    standing: "Saving…",
    failed: "Error saving the decision. Please try again.",
    decided: "Someone already decided this one.",
    notLoaded: "Error loading the reports. Please try again.",
  },

  /** The audit log, in the admin area. */
  audit: {
    hidden: "Hid a post",
    kept: "Kept a reported post",
    reason: "Reason",
  },
} as const;
