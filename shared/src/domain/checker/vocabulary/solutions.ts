import { wordSet } from './wordSet.ts'

/** Names of makers, products and services that are not everyday words. */
export const BRANDS = `
  google | gmail | google maps | google docs | google sheets | google drive | youtube | spotify | netflix |
  facebook | instagram | whatsapp | tiktok | twitter | linkedin | pinterest | snapchat | reddit | skype |
  microsoft | microsoft teams | powerpoint | onedrive | sharepoint | dropbox | evernote | trello | jira | github |
  gitlab | bitbucket | jenkins | kubernetes | ansible | salesforce | hubspot | zendesk | mailchimp | shopify |
  wordpress | squarespace | wix | paypal | venmo | airbnb | tripadvisor | lyft | doordash | grubhub | deliveroo |
  ebay | etsy | walmart | ikea | alexa | siri | chatgpt | openai | gpt | claude | midjourney | iphone | ipad |
  ipod | macbook | airpods | itunes | icloud | android | playstation | xbox | nintendo | fitbit | garmin | gopro |
  tesla | toyota | honda | bmw | volkswagen | mercedes | starbucks | mcdonald | coca-cola | pepsi | nike | adidas |
  photoshop | autocad | figma | canva | miro | airtable | power bi | quickbooks | servicenow | aws | postgres |
  postgresql | mysql | mongodb | firebase | twilio | okta | duolingo | coursera | udemy | bosch | dewalt | makita |
  philips | samsung | sony | huawei | lenovo | fedex | dhl | docusign | calendly | webex | splunk | datadog |
  pagerduty | databricks | surveymonkey | qualtrics | typeform | grammarly | wikipedia | bing | firefox | waze |
  zillow | redfin | craigslist | opentable | yelp | instacart | hellofresh | turbotax | venmo | klarna | revolut | wechat |
  viber | telegram app | messenger | vimeo | twitch | roblox | lego | velcro | dyson | nespresso | siemens | bayer | pfizer |
  uber eats | soundcloud | deezer | hulu | disney+ | netsuite | xero | zapier | todoist | roomba | nespresso
`

/** Names of makers and products that are also everyday words. They count only when capitalized as a name. */
export const BRANDS_LIKE_WORDS = `
  apple | amazon | slack | zoom | teams | notion | uber | excel | word | outlook | windows | chrome | safari |
  meta | signal | discord | square | linear | monday | basecamp | intercom | segment | amplitude | drive | target |
  shell | access | edge | mint | bolt | wise | robinhood | visa | echo | ring | nest | tinder | bumble | kayak |
  expedia | booking | ford | dove | tide | asana | azure | confluence | copilot | docker | kindle | oracle |
  pandora | peloton | sap | snowflake | stripe | tableau | terraform | workday
`

/** Technologies that a job outlives, and controls of a screen. */
export const TECHNOLOGIES = `
  computer | computers | laptop | laptops | smartphone | smartphones | cell phone | mobile phone | app | apps | mobile app |
  web app | software | website | websites | web page | webpage | web browser | browser | spreadsheet | spreadsheets | ai |
  artificial intelligence | machine learning | chatbot | chatbots | llm | language model | dropdown |
  drop-down | checkbox | user interface | ui | gui | blockchain | virtual reality | augmented reality | smartwatch |
  drag-and-drop | drag and drop | push notification | push notifications | pop-up | popup | touchscreen | touch screen |
  merge request | merge requests | pull request | pull requests | mp3 player | dvd player | usb stick | search engine |
  machine translation | speech recognition | voice recognition | image recognition | face recognition | facial recognition |
  character recognition | machine vision | text-to-speech | autocorrect | auto-correct | spell checker | spell check | screen reader |
  search bar | toolbar | hyperlink | url | web form | home page | landing page | smart home | smart speaker | tv app
`

/** Technology words that also name things independent of a technology. */
export const SOFT_TECHNOLOGIES = `
  api | apis | social media | streaming | login | button | buttons | sdk | database | databases | dashboard | dashboards | online | internet | email | emails | e-mail | e-mails |
  phone | phones | tablet computer | plugin | plug-in | widget | bluetooth | wifi | wi-fi | usb | gps | rfid | qr code |
  qr codes | barcode | barcodes | drone | drones | robot | robots | laser | 3d printer | printer | crm | erp | ehr | emr |
  saas | portal | algorithm | algorithms | automation | cloud-based | cloud storage | cloud service | the cloud | upload | uploading | download | downloading | pdf | pdfs | csv |
  notification | notifications | feature | features | screen | screens | click | clicks | video call | video calls | video conference | video conferences |
  video chat | video chats | video meeting | video meetings | video conferencing | instant message | instant messages |
  text messages | chat messages | keystrokes | mouse clicks |
  webinar | podcast | voice assistant | microservice | microservices | repository |
  interface | interfaces | the system | the platform | the tool |
  password | passwords | username | user name  | text field | search field | search box | text box |
  settings menu | drop-down menu | cursor | template | templates | wizard | gamification | television | tv | microwave | fax | camera | cameras | dishwasher | credit card | robotic | cordless | e-bike | e-bikes | e-scooter |
  dvd | dvds | cd | cds | cd-rom | vhs | floppy disk | floppy disks | hard drive | hard drives | memory stick | memory card |
  sd card | webcam | webcams | fax machine | faxes | pager | pagers |
  blog | blogs | video tutorial | wearable | wearables | smart lock | smart meter | smart thermostat | video game | cli | command line | saas product | text message
`

/** Phrases in which a word of the lists is no technology: "a feature of interest". */
export const NOT_TECHNOLOGIES = `
  feature of | features of | interface between | interfaces between | interface of
`

/** Nouns for a means of any kind. They count only if something is done with them. */
export const MEANS = `
  tool | tools | system | systems | platform | platforms | solution | solutions | application | applications | device |
  gadget | machine | equipment | product | service | technology | technologies | technique | method
`

/** Verbs for actions on a screen. */
export const SCREEN_ACTIONS = `
  click | double-click | right-click | scroll | swipe | log in | login | log into | sign in | log on | tap on |
  copy-paste | copy and paste | google | type in | refresh the page
`

/** Devices and programs that may do the work themselves: "the sensor detects". */
export const ACTING_DEVICES = wordSet(`
  sensor sensors tablet tablets dashboard dashboards scanner scanners tracker trackers monitor monitors assistant assistants
  bot bots alarm alarms detector detectors controller controllers device devices machine machines system systems tool tools
  platform platforms program programs meter meters collar collars wristband wristbands radar calculator calculators
  planner planners reminder reminders simulator simulators gadget gadgets
`)

/** What they do: to notice, to inform and to propose. */
export const INFORMING = wordSet(`
  detect alert notify show display recognize identify report warn suggest recommend remind record transmit sync synchronize
  send calculate predict flag scan tell propose miss forecast translate transcribe generate reject accept
`)

/** Devices that name the technology as a means: "with a scanner". A tablet may be a pill. */
export const ELECTRONICS = wordSet(
  'sensor sensors scanner scanners tracker trackers tablet tablets detector detectors',
)
