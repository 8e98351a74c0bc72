export const en = {
  title: "Fault Codes",
  lead: "What a code means, what usually causes it and what to check first.",
  search: { label: "Search by code or words", placeholder: "P0420, or oxygen sensor" },
  groups: "Groups",
  more: "Show more",
  first: "Back to the start",
  all: "All codes",
  none: "No code found",
  noneText: "Try fewer words, in English or in Spanish.",
  description:
    "{{code}}: {{title}}. What the fault code means, how to work on it safely, likely causes and first checks for mechanics.",
  parts: "How the code reads",
  causes: "Likely causes",
  checks: "First checks",
  safety: "Safety first",
  near: "Related codes",
  source: "Definition per SAE J2012; manufacturer data take precedence.",
  basis: {
    agreed: "Two public code lists agree on it.",
    differs: "Public code lists differ on this code: confirm it in the manufacturer’s data.",
    single: "Only one public code list has this code: confirm it in the manufacturer’s data.",
  },
  titleAlone: "We only have the definition of this code. Follow the manufacturer’s diagnosis.",
  plans: "Likely causes and first checks",
  plansText:
    "Bronze and Diamond include them, for this and every other code. Both start with a 7-day free trial.",
  seePlans: "See the plans",
  manufacturer: "Manufacturer code",
  manufacturerText:
    "{{code}} means something different on each make, so we show no definition. Look it up by make, model, year and engine in the manufacturer’s data.",
  reserved: "Reserved code",
  reservedText:
    "The standard doesn’t assign a meaning to {{code}}. Read it again: a letter or digit may be wrong.",
  impossible: "Not a valid code",
  impossibleText:
    "{{code}} isn’t a fault code: the second character is always 0, 1, 2 or 3. Read it again on the scan tool, or search below by code, part or symptom.",
  seenHere: "In your shop’s closed jobs",
  answered: "Answered in the forum",
  elsewhere: "More about this code",
  inForum: "Search the forum for {{code}}",
  inVideos: "Videos on this system",
  ask: "Ask the assistant about {{code}}",
  unknown: "Not in our library",
  unknownText:
    "{{code}} is a standard code, but our library does not have it yet. Read it again, look at the codes near it, or search.",
} as const;
