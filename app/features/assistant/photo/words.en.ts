/** Reading a photo of a scan tool's screen. The first two sentences are the specification's. */
export const en = {
  sentence: "Error code from image: {{text}}",
  problem: {
    failed: "Error processing image. Please try again.",
    type: "That's not a picture. Choose a photo (JPEG, PNG or WebP).",
    size: "That picture is larger than 20 MB. Choose a smaller one.",
    heic: "Your browser cannot open HEIC: take a screenshot of the photo, or save it as JPEG, and choose that.",
    blank: "No text found in the picture. Move closer, avoid glare, and keep the screen straight.",
  },
  choose: "Add a photo",
  progress: "Reading the photo",
  step: {
    open: "Opening the photo…",
    load: "Downloading the reader (one time only)…",
    start: "Starting the reader…",
    read: "Reading the text…",
  },
  codes: "Codes in the photo: pick the right ones",
  uncertain: "check",
  noCodes: "No fault code found in the photo. Correct the text, or type the code.",
};
