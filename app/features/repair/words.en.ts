export const en = {
  title: "Repair Jobs",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {},

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper, and the button that makes it.
  order: {
    print: "Generate PDF",
    printing: "Generating PDF…",
    share: "Share",
    failed: "Error generating PDF",
    title: "Work order",
    date: "Date",
    quote: "Quote",
    status: { pending: "Pending", approved: "Approved", rejected: "Rejected" },
    phone: "Phone",
    taxId: "Tax ID",
    customer: "Customer",
    vehicle: "Vehicle",
    vin: "VIN",
    odometer: "Odometer",
    issues: "Reported issues",
    diagnostic: "Diagnostic",
    description: "Quoted work",
    material: "Material",
    quantity: "Qty",
    unitPrice: "Unit price",
    lineTotal: "Total",
    laborHours: "Labor hours",
    laborRate: "Hourly rate",
    laborCost: "Labor cost",
    partsCost: "Parts cost",
    total: "Total amount",
    signature: "Customer signature",
    signedOn: "Date",
    page: "{{page}} / {{pages}}",
  },
} as const;
