import type { LetterTexts } from "./letter-kinds.ts";

export const en: LetterTexts = {
  names: { medium: "Bronze", premium: "Diamond" },
  greeting: "Hello,",
  letters: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Your Llave trial ends on ${date}`,
      lines: [
        `Your free trial of the ${plan} plan ends on ${date}. After that, the plan is ${price} a month, charged to the card on file.`,
        `Don't want to keep it? Cancel before then and you won't be charged:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "Your Llave payment didn't go through",
      lines: [
        `We couldn't charge the card for your ${plan} plan. You'll keep your access until ${date}.`,
        `Please update your card or use a different one, and your plan will continue:\n\n${link}`,
      ],
    }),
    paymentDisputed: ({ plan, date, link }) => ({
      subject: "Your bank reported a disputed Llave payment",
      lines: [
        `Your bank told us that a payment for your ${plan} plan is being disputed. We canceled the renewal, so you won't be charged again. Your access continues until ${date}.`,
        `If the payment was yours, please let your bank know. You can keep your plan here:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Your ${plan} plan has ended`,
      lines: [
        `Your ${plan} plan on Llave has ended. Your records are still yours: you can open and download your jobs, quotes and work orders.`,
        `You can come back any time:\n\n${link}`,
      ],
    }),
  },
};
