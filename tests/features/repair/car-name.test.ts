import { expect, test } from "vitest";
import { isSameModel } from "#app/features/repair/car-name.ts";

const same = (one: string, other: string) => {
  const [a, b] = [one, other].map((car) => {
    const [carMake = "", ...model] = car.split(" ");
    return { carMake, carModel: model.join(" ") };
  });
  return isSameModel(a!, b!);
};

test.each([
  ["Chevrolet Silverado", "chevrolet silverado"],
  ["Chevy Silverado 1500", "Chevrolet Silverado"],
  ["VW Gol", "Volkswagen Gol"],
])("%s and %s are of one model", (one, other) => expect(same(one, other)).toBe(true));

test.each([
  ["Chevrolet Silverado 1500", "Chevrolet Silverado 2500"],
  ["Volkswagen Gol", "Volkswagen Golf"],
  ["Ram 1500", "Chevrolet 1500"],
  ["Nissan ", "Nissan Sentra"],
])("%s and %s are not", (one, other) => expect(same(one, other)).toBe(false));
