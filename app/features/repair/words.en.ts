export const en = {
  title: "Repair Jobs",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {
    title: "Shop Settings",
    intro: "Printed on your quotes and work orders.",
    name: "Shop name",
    nameRequired: "Shop name is required",
    hourlyRate: "Hourly rate",
    rateHint: "For new quotes. Existing quotes keep their rate and currency.",
    rateAboveZero: "Hourly rate must be greater than 0",
    rateTooHigh: "The hourly rate can be at most 99,999,999.99.",
    currency: "Currency",
    currencies: {
      USD: "US dollar (USD)",
      ARS: "Argentine peso (ARS)",
      MXN: "Mexican peso (MXN)",
      COP: "Colombian peso (COP)",
      PEN: "Peruvian sol (PEN)",
      CLP: "Chilean peso (CLP)",
      BRL: "Brazilian real (BRL)",
    },
    language: "Default language",
    languages: { en: "English", es: "Spanish" },
    zone: "Time zone",
    zoneHint: "Dates on paper follow it.",
    zoneUnknown: "Choose a time zone from the list, like America/Mexico_City.",
    phone: "Phone",
    address: "Address",
    taxId: "Tax ID",
    save: "Save Settings",
    saving: "Saving...",
    saved: "Settings saved successfully",
    notLoaded: "Error loading shop settings",
    notSaved: "Error saving shop settings",
    exists: "Settings already exist for this user",
    invalid: "Invalid currency or hourly rate",
    logo: {
      title: "Logo",
      current: "Your logo",
      chosen: "Preview of the chosen logo",
      none: "No logo yet",
      upload: "Upload a file",
      uploadHint: "PNG, JPEG or WebP, at most 1 MB. Printed 40 × 20 mm.",
      url: "Logo URL",
      urlHint: "Instead of a file. We fetch the picture once, when you save.",
      remove: "Remove logo",
      tooLarge: "This file is too large: a logo may have at most 1 MB.",
      type: "This is not a PNG, JPEG or WebP picture.",
      broken: "We could not read this picture. Save it again as PNG or JPEG and try once more.",
      tooManyPixels: "This picture has too many pixels: at most 10,000 on a side and 40 million in all.",
      address: "Enter a full web address, like https://shop.com/logo.png, without a port or a password.",
      inward: "This address does not lead to a public website.",
      unreachable: "We could not fetch a picture from this address. Check it, or upload the file.",
      tooOften: "Too many tries. Wait a minute, or upload the file.",
    },
  },

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper.
  order: {},
} as const;
