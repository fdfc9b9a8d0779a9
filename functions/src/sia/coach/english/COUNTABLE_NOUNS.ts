import { wordSet } from '@outcome-studio/shared/domain/checker'

/** People of whom one is spoken of. */
export const PEOPLE = wordSet(
  `accountant apprentice architect artist assistant baker barber bride bricklayer builder butcher buyer caller candidate
  caretaker carpenter cashier chef child cleaner client clerk climber coach colleague cook courier customer cyclist dancer
  daughter dentist designer diner doctor driver editor electrician employee employer engineer farmer father fitter florist
  gardener guard guest guide hairdresser helper host hygienist inspector installer interpreter judge kid landlord lawyer
  learner librarian lodger manager mason mechanic member midwife mother musician nurse officer operator orthodontist owner
  painter parent participant passenger patient pharmacist photographer pt physiotherapist pilot plumber porter pupil reader
  receptionist resident sailor seller shopper singer soldier speaker student supervisor supplier surgeon surveyor tailor
  teacher technician tenant therapist tourist trainee trainer translator traveller traveler tutor user vet visitor
  volunteer waiter waitress welder winner worker writer`,
)

/**
 * Things of which there are several, that are named by no verb phrase or fixed expression without an article: "place" of
 * "take place" and "stock" of "in stock" are not here.
 */
export const COUNTABLE_NOUNS = wordSet(
  `address adapter alarm ambulance angle animal answer ankle apartment apron arm axle
  bag ball barrel barrier basket bath battery beam bearing bell belt bench bicycle bike bin bird blade blanket blouse bolt bone
  bonnet book bottle bottom bowl box bracelet bracket branch brick bridge brush bucket bulb bullet bundle burner button
  cabinet cabin cable cage cake calendar camera can candle canister carton cartridge case catalog catalogue ceiling cell chain
  chair chart cheque chimney chisel circuit clamp crease claw clip clock coat coil coin collar column compartment component
  computer connector container contract cord corner counter coupling crack crate crown cup cupboard curtain cushion 
  cylinder deposit desk device diagram dish document dog door dose drain drawer dress drug drum dryer duvet
  ear edge egg elbow elevator engine envelope error eye eyelid eyebrow
  faucet fence fender filter finger flange flap flask flight floor flower folder foot fork form frame
  freezer fridge fuse garage garden garment gasket gate gauge glove goggle gown graph grinder gutter
  hammer handle hat hatch hedge heel helmet hinge hole hook hoover horse hose house instruction instrument invoice ironer
  jacket jar jaw joint kettle key keyboard kiln kitchen knee knife knob knot label lamp laptop lawn layer leg lens letter lever
  lid lift limb lip lock locker loop machine magnet manual map mask meal measurement menu message meter microphone middle mirror
  mistake mixer monitor motor mouse mouth muscle nail name napkin neck needle nerve nozzle number nut
  oven package pad page painting pallet pan panel parcel part passport patch pattern paw pedal pen pencil
  phone photo picture pill pillow pin pipe plant plate platform plug pocket pole pool portion pot prescription price printer probe
  problem procedure product prosthesis pump question queue radiator rack rail recipe receipt refrigerator regulator
  reservation result rib ring robot roll roof room root route row rug ruler saddle sample saw scanner scar
  schedule screw screwdriver seal seam seat sensor sheet shelf shell ship shirt shoe shoulder shower shutter
  side signature sink size skirt sleeve slot socket sofa spindle spoon spot sprayer stamp stem stitch stove strap street
  suitcase surface switch syringe table tag tank tap tent ticket tile tire toe token tool tooth towel town toy 
  tractor trailer train tray tree trolley truck tub tube tumbler tyre umbrella urn valve van vase vehicle vein
  voucher wall wallet wardrobe warehouse washer wheel window wing wire workpiece worktop wound wrench wrist
  yacht zipper`,
)
