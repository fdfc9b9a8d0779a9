import { wordSet } from '@outcome-studio/shared/domain/checker'

/** People of whom one is spoken of. */
export const PEOPLE = wordSet(
  `accountant adviser advisor agent apprentice architect artist assistant baker barber beekeeper bricklayer bride
  builder butcher buyer caller candidate caretaker carpenter cashier chef child cleaner clerk client climber coach
  colleague conductor cook courier customer cyclist dancer daughter dentist designer diner director dispatcher
  doctor driver editor electrician employee employer engineer expert farmer father fitter florist gardener guard
  guest guide hairdresser helper host hygienist inspector installer interpreter judge kid landlord lawyer learner
  librarian lodger manager mason mechanic member midwife mother musician neighbor neighbour nurse officer operator
  orthodontist owner painter parent participant partner passenger patient person pharmacist photographer
  physiotherapist pianist pilot plumber porter pt pupil reader receptionist referee resident rider runner sailor
  secretary seller shopper singer soldier speaker stranger student supervisor supplier surgeon surveyor tailor
  teacher technician tenant therapist tourist trainee trainer translator traveler traveller tutor user vet
  veterinarian visitor volunteer waiter waitress welder winner worker writer`,
)

/**
 * Things of which there are several, that are named by no verb phrase or fixed expression without an article: "place" of
 * "take place" and "stock" of "in stock" are not here.
 */
export const COUNTABLE_NOUNS = wordSet(
  `account adapter address advertisement aisle alarm album ambulance angle animal ankle answer apartment appliance
  application appointment apron archive area arm arrow article axle bag balcony ball bandage banner barrel barrier
  basement basket bath bathroom battery beach beam bearing bedroom bell belt bench bicycle bike bill bin bird
  blade blanket blouse boat bolt bone bonnet book booth border bottle bottom bowl box bracelet bracket branch
  brick bridge brochure brush bucket building bulb bullet bundle burner bus button cabin cabinet cable cage cake
  calculator calendar camera campaign can candle canister car card cart carton cartridge case catalog catalogue
  category ceiling cell certificate chain chair channel chapter charger chart checklist cheque chimney chisel
  church circle circuit city clamp classroom claw clinic clip clock closet coat coil coin collar college column
  comment compartment complaint component computer concert conference connection connector container contract
  conveyor cord corner corridor couch counter coupling crack crane crate crease crossing crown cup cupboard
  curtain cushion cylinder database deadline defect department deposit depot description desk device diagnosis
  diagram dictionary dish district ditch document dog door dose drain drawer dress driveway drone drug drum dryer
  duvet ear edge egg elbow elevator engine entrance envelope episode error essay estimate event exam excavator
  exhibit exit eye eyebrow eyelid factory faucet fault fee fence fender festival field file filter finger firm
  flange flap flask flight floor flower folder foot forecast forest fork forklift form fountain frame freezer
  fridge fuse gallery game garage garden garment gasket gate gauge generator glove goggle gown graph grave
  greenhouse grinder guideline guitar gutter gym hall hallway hammer handle handrail harbor hat hatch headset
  hedge heel helmet highway hill hinge hole hook hoover horse hose hospital hotel house idea image incident
  ingredient injury instruction instrument interview invoice ironer island item jacket jar jaw joint journal
  journey junction kettle key keyboard kiln kitchen knee knife knob knot lab label laboratory ladder lake lamp
  lane laptop law lawn layer lease ledger leg lens lesson letter lever library licence license lid lift limb lip
  loan lobby location lock locker loop machine magazine magnet mailbox manual map mask mattress meal measurement
  meeting memo menu message meter microphone middle mirror mistake mixer module monitor motor mountain mouse mouth
  muscle museum nail name napkin neck needle nerve network newspaper note notebook novel nozzle number nut office
  option orchard outlet oven package pad page painting pallet pan panel parcel part passport password patch path
  pattern pavement paw pedal pen pencil permit pharmacy phone photo photograph piano picture pill pillow pin pipe
  pipeline plant plate platform plug pocket pole policy pond pool port portion position pot prescription
  presentation price printer probe problem procedure product project proposal prosthesis puddle pump quarry
  question queue quote rack radiator rail ramp receipt receiver recipe refrigerator regulator reminder report
  reservation restaurant result rib ribbon ring river road robot roll roof room root route row rug ruler saddle
  salon sample saw scanner scar schedule school screw screwdriver script seal seam seat section sensor
  sentence server session sheet shelf shell ship shirt shoe shop shoulder shovel shower shutter side sidewalk
  signal signature sink site size skirt sleeve slot socket sofa song spindle spoon spot sprayer square stadium
  stair stamp stapler statement station statue stem stitch stool store stove strap stream street stretcher studio
  suit suitcase summary supermarket surface survey switch symbol symptom syringe system table tag tank tap target
  task tattoo taxi template tent terminal theater theatre thermometer ticket tile tire toe token tool tooth towel
  tower town toy track tractor trail trailer train tram transaction tray tree trench trip trolley truck tub tube
  tumbler tunnel turbine tyre umbrella university urn valley valve van vase vehicle vein vendor venue vessel
  village violin voucher wagon walkway wall wallet wardrobe warehouse washer website wheel wheelchair window wing
  wire word workpiece workshop workstation worktop wound wrench wrist yacht yard zipper`,
)
