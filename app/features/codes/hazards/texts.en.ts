import type { HazardTexts } from "./hazards.ts";

const t = (name: string, ...sentences: string[]) => ({ name, text: sentences.join(" ") });

export const hazardsEn: HazardTexts = {
  highVoltage: t(
    "High voltage",
    "High voltage kills: trained people only, and never on a live system.",
    "Power the vehicle down, keep the key away and disconnect the 12 V battery.",
    "With insulating gloves on, remove the service plug by the manufacturer’s procedure,",
    "then wait as long as it says for the capacitors to discharge.",
    "Prove zero volts with a CAT III meter before anyone touches an orange cable or connector.",
  ),
  liveCables: t(
    "Cables live with the power off",
    "A contactor that is stuck closed keeps the orange cables live with the vehicle off.",
    "Only the service plug parts them from the battery: prove zero volts, never assume it.",
  ),
  airbag: t(
    "Airbags and pretensioners",
    "They can go off in your face. Ignition off, battery disconnected,",
    "then wait as long as the manufacturer says before you unplug anything.",
    "Never unplug an airbag, a pretensioner or their module live;",
    "never measure the resistance of a squib.",
  ),
  fuelJet: t(
    "High-pressure fuel jet",
    "The jet from a leaking diesel or direct-injection line pierces skin.",
    "Engine off, and let the pressure bleed down as the manufacturer says before you loosen a line.",
    "Never feel for leaks by hand. Fuel under the skin is an emergency: hospital, right away.",
  ),
  fuel: t(
    "Fuel and fire",
    "Cold engine, no sparks, no flame, fire extinguisher at hand, eye protection on.",
    "Relieve the pressure before you open a line, catch what drips,",
    "and wipe up spills before you crank.",
  ),
  rollAway: t(
    "Vehicle may roll away",
    "It may not hold in Park, or move although the lever shows Park or neutral:",
    "parking brake on, wheels chocked, nobody in front of it or behind it.",
  ),
  raisedVehicle: t(
    "Raised vehicle",
    "Use the manufacturer’s lift points. Never work under a car that only a jack holds: stands under it,",
    "wheels chocked. Air suspension off. Keep everyone clear of wheels that can turn.",
  ),
  brakeFailure: t(
    "Brakes may not hold",
    "ABS, stability control or power assist may not work.",
    "Don’t release the car until repaired and road-tested at low speed.",
  ),
  steering: t(
    "Steering assist",
    "The steering may turn heavy or lose its assist: try it at a standstill before you drive.",
  ),
  brakeLights: t(
    "Brake lights",
    "Make sure they come on: without them the car must not leave the shop.",
  ),
  runningEngine: t(
    "Running engine",
    "Carbon monoxide has no smell and kills: vent the exhaust outdoors.",
    "Parking brake on, in Park or neutral.",
    "Keep hands, hair, sleeves and leads away from belts, pulleys and fans.",
  ),
  vapor: t(
    "Fuel vapor",
    "It catches fire easily: ventilate the shop, no flame, spark or hot lamp.",
    "Smoke-test with inert gas at the tester’s low pressure, never with shop air.",
    "Never blow or suck on a fuel or vapor hose with your mouth.",
  ),
  regeneration: t(
    "DPF regeneration",
    "Exhaust and tailpipe get hot enough to start a fire.",
    "Park outdoors with nothing that burns underneath or behind, and stay with the vehicle.",
  ),
  overheating: t(
    "Overheating",
    "Don’t keep driving it hot: stop and shut the engine off.",
    "Let it cool down completely before you open or touch anything.",
  ),
  oilPressure: t(
    "Oil pressure",
    "Shut the engine off: with no oil pressure it destroys itself in minutes.",
    "Start it only to read a mechanical gauge, at idle,",
    "and shut it off at once if the gauge shows no pressure.",
  ),
  misfire: t(
    "Flashing MIL",
    "If the MIL is flashing, stop driving: unburned fuel melts the catalyst and can start a fire.",
  ),
  powerLoss: t(
    "Sudden loss of power",
    "The engine may drop to limp mode or change speed by itself: stay out of traffic until repaired.",
  ),
  roadTest: t(
    "Road test",
    "Whoever drives watches the road: record the data, or have a second person read the scan tool.",
  ),
  injectorVoltage: t(
    "Injector voltage",
    "Direct-injection, diesel and piezo injectors are fired at dangerous voltage.",
    "Ignition off, and wait for the module to discharge before you unplug or probe one.",
  ),
  ignitionVoltage: t(
    "Ignition voltage",
    "Coils put out tens of thousands of volts. Ignition off before you unplug a coil or a plug wire;",
    "never hold one while the engine cranks or runs. Stay away if you wear a pacemaker.",
  ),
  movingParts: t(
    "Fans, belts and cranking",
    "Engine off and key out before you reach in.",
    "An electric fan starts by itself, and so does a hybrid’s engine.",
    "Warn everyone before you crank. A belt tensioner is under spring load.",
  ),
  compressedAir: t(
    "Pressure test",
    "Don’t exceed the manufacturer’s test pressure: a plug or hose that pops off hits hard.",
    "Eye protection on, stand to the side, and release the pressure before you disconnect.",
  ),
  hotCoolant: t(
    "Hot coolant",
    "Never open a hot cooling system: steam and coolant scald. Let the engine go cold first.",
  ),
  brakeWork: t(
    "Brake dust, fluid and pressure",
    "Don’t blow dust off with air: wet it, and wear a mask. Fluid burns eyes and eats paint.",
    "An accumulator holds high pressure, and an electric brake can close by itself:",
    "depressurize or put it in service mode first.",
  ),
  refrigerant: t(
    "Refrigerant",
    "It freezes skin and eyes and displaces the air, and some of it burns:",
    "gloves, eye protection, ventilation. Recover it with a machine, never vent it.",
    "On hybrids and EVs the compressor runs on high voltage.",
  ),
  hotParts: t(
    "Hot parts",
    "Exhaust, catalyst, turbo and EGR stay hot for a long time:",
    "let them cool down before you touch them, and wear gloves.",
  ),
  hotFluids: t(
    "Hot oil and fluid",
    "Engine oil, transmission fluid and steering fluid scald, and some are under pressure:",
    "gloves and eye protection on; fit a gauge with the engine off.",
  ),
  battery12v: t(
    "12 V battery",
    "Its gas explodes and its acid burns: no sparks, eye protection on, rings off,",
    "no tool across the posts. Negative cable off first, on last.",
  ),
  throttlePlate: t(
    "Throttle plate",
    "It snaps shut hard enough to break a finger: ignition off, or unplugged, before you reach in.",
  ),
  cleaners: t(
    "Cleaning spray",
    "Flammable and harsh: cool engine, ignition off, fresh air, gloves and eye protection.",
    "Let it dry before you start the engine.",
  ),
  exhaustFluid: t(
    "Diesel exhaust fluid",
    "It irritates eyes and skin and sprays hot: gloves and eye protection; rinse spills with water.",
  ),
};
