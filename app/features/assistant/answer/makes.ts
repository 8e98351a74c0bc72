import { fold } from "#app/values/fold.ts";

// The makes on the roads of the Americas and of Spain, as people write them; folded. Seat, Ram and
// Mini only where a word beside them says car.
const makes =
  /\b(acura|alfa romeo|audi|bmw|buick|byd|cadillac|changan|chery|chevrolet|chevy|chrysler|citroen|cupra|dacia|daewoo|daihatsu|dfsk|dodge|ferrari|fiat|ford|freightliner|geely|genesis|gmc?|great wall|haval|hino|honda|hummer|hyundai|infiniti|international|isuzu|iveco|jac|jaguar|jeep|jetour|kenworth|kia|lada|lancia|land rover|lexus|lincoln|mahindra|maserati|maxus|mazda|mercedes|mercury|mg|mitsubishi|nissan|oldsmobile|omoda|opel|peterbilt|peugeot|plymouth|polestar|pontiac|porsche|ram (1500|2500|3500|700)|range rover|renault|saab|samsung|saturn|scion|seat (ibiza|leon|ateca|arona|toledo|cordoba)|skoda|smart|ssangyong|subaru|suzuki|tata|tesla|toyota|vauxhall|volkswagen|volvo|vw|mini cooper)\b/;

/** Whether a text names the make of a vehicle. */
export const namesMake = (text: string): boolean => makes.test(fold(text));
