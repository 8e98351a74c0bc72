import { expect, test } from "vitest";
import { differs } from "../../../scripts/codes/differs.ts";

test.each([
  ["EGR Sensor B Circuit High", "EGR Sensor B Circuit High"],
  ["Fuel Pump A Range/Performance", "Fuel Pump A Performance"],
  ["Lost Communication With ABS Control Module", "Lost Communication with ABS Module"],
])("%s and %s say the same", (one, other) => expect(differs(one, other)).toBe(false));

test.each([
  ["EGR Sensor B Circuit High", "EGR Sensor B Circuit Low"],
  ["Cylinder 8 Exhaust Valve Control Circuit/Open", "Cylinder 8 Exhaust Valve Control Circuit Low"],
  ["Brake Pedal Switch A", "Right Front Wheel Speed Sensor Circuit Malfunction"],
])("%s and %s contradict", (one, other) => expect(differs(one, other)).toBe(true));
