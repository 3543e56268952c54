import airCareAppliances from './air-care-appliances.json' with { type: 'json' }
import baby from './baby.json' with { type: 'json' }
import cameras from './cameras.json' with { type: 'json' }
import carSupplies from './car-supplies.json' with { type: 'json' }
import coolingAppliances from './cooling-appliances.json' with { type: 'json' }
import desktops from './desktops.json' with { type: 'json' }
import drinks from './drinks.json' with { type: 'json' }
import everydayMonitors from './everyday-monitors.json' with { type: 'json' }
import everydayNotebooks from './everyday-notebooks.json' with { type: 'json' }
import fashion from './fashion.json' with { type: 'json' }
import furniture from './furniture.json' with { type: 'json' }
import gamingMonitors from './gaming-monitors.json' with { type: 'json' }
import gamingNotebooks from './gaming-notebooks.json' with { type: 'json' }
import healthFood from './health-food.json' with { type: 'json' }
import homeTheatre from './home-theatre.json' with { type: 'json' }
import householdGoods from './household-goods.json' with { type: 'json' }
import inputDevices from './input-devices.json' with { type: 'json' }
import kitchenware from './kitchenware.json' with { type: 'json' }
import largeKitchenAppliances from './large-kitchen-appliances.json' with { type: 'json' }
import laundryAppliances from './laundry-appliances.json' with { type: 'json' }
import meals from './meals.json' with { type: 'json' }
import mobileAccessories from './mobile-accessories.json' with { type: 'json' }
import networking from './networking.json' with { type: 'json' }
import pcSound from './pc-sound.json' with { type: 'json' }
import pets from './pets.json' with { type: 'json' }
import printers from './printers.json' with { type: 'json' }
import shared from './shared-facets.json' with { type: 'json' }
import smallKitchenAppliances from './small-kitchen-appliances.json' with { type: 'json' }
import smartphones from './smartphones.json' with { type: 'json' }
import sports from './sports.json' with { type: 'json' }
import storage from './storage.json' with { type: 'json' }
import tablets from './tablets.json' with { type: 'json' }
import televisions from './televisions.json' with { type: 'json' }
import vacuumCleaners from './vacuum-cleaners.json' with { type: 'json' }
import wearables from './wearables.json' with { type: 'json' }

export interface BlueprintFacet {
  readonly key: string
  readonly name: string
  readonly unit?: string
  readonly values: readonly string[]
  /** Price factor of each value. */
  readonly factors: readonly number[]
}

/** A product line of a maker; its text may contain placeholders, like a title. */
export interface Line {
  readonly maker: string
  readonly text: string
  /** Price factor of the line. */
  readonly factor: number
  /** Values that the line has, by facet key; facets that are not named take any value. */
  readonly pinned: Readonly<Record<string, string | readonly string[]>>
}

/** How parcels of a category usually travel. */
const freights = ['parcel', 'large', 'grocery'] as const
export type Freight = (typeof freights)[number]

/**
 * What the products of a leaf category look like. In `title` and in the text of a line, `{line}` is the line,
 * `{key}` the value of a facet, `{key#}` the number in it, `#` a digit and `@` a letter of a model code.
 */
export interface Blueprint {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  /** Share of the catalogue's items; 1 where not said. */
  readonly weight?: number
  /** Usual price in won, before the factors of line and facets. */
  readonly price: number
  readonly title: string
  /** Key of the facet that distinguishes the variants of one product. */
  readonly variant: string
  readonly freight: Freight
  /** Facets shown in the list row, the most important first. */
  readonly specs: readonly string[]
  readonly facets: readonly BlueprintFacet[]
  readonly lines: readonly Line[]
}

/** The forms of `blueprints.schema.json`. */
interface FacetData extends Omit<BlueprintFacet, 'factors' | 'values'> {
  readonly values: readonly string[] | Readonly<Record<string, number>>
}
type FacetsByName = Readonly<Record<string, FacetData>>
interface LeafData extends Omit<Blueprint, 'freight' | 'facets' | 'lines'> {
  readonly freight: string
  readonly facets: readonly (string | FacetData)[]
  readonly lines: readonly (Pick<Line, 'maker' | 'text'> & Partial<Line>)[]
}
interface BlueprintFile {
  readonly facets?: FacetsByName
  readonly leaves: readonly LeafData[]
}

const files: readonly BlueprintFile[] = [
  airCareAppliances,
  baby,
  cameras,
  carSupplies,
  coolingAppliances,
  desktops,
  drinks,
  everydayMonitors,
  everydayNotebooks,
  fashion,
  furniture,
  gamingMonitors,
  gamingNotebooks,
  healthFood,
  homeTheatre,
  householdGoods,
  inputDevices,
  kitchenware,
  largeKitchenAppliances,
  laundryAppliances,
  meals,
  mobileAccessories,
  networking,
  pcSound,
  pets,
  printers,
  smallKitchenAppliances,
  smartphones,
  sports,
  storage,
  tablets,
  televisions,
  vacuumCleaners,
  wearables,
]
const sharedFacets: FacetsByName = shared.facets

/** The blueprints of all categories that are no PC parts. */
export const blueprints: readonly Blueprint[] = files.flatMap(({ facets, leaves }) =>
  leaves.map(leaf => readBlueprint(leaf, { ...sharedFacets, ...facets })),
)

/** @throws RangeError if the blueprint names a freight or a shared facet that does not exist */
function readBlueprint(leaf: LeafData, named: FacetsByName): Blueprint {
  const freight = freights.find(known => known === leaf.freight)
  if (freight === undefined) throw new RangeError(`${leaf.name} has the unknown freight ${leaf.freight}`)
  return {
    ...leaf,
    freight,
    facets: leaf.facets.map(facet => {
      const found = typeof facet === 'string' ? named[facet] : facet
      if (found === undefined)
        throw new RangeError(`${leaf.name} names the facet ${facet}, which does not exist`)
      return readFacet(found)
    }),
    lines: leaf.lines.map(line => ({ factor: 1, pinned: {}, ...line })),
  }
}

/** Reads the values of a facet: a list, or a record with the price factor of each. */
function readFacet({ values, ...facet }: FacetData): BlueprintFacet {
  return isList(values)
    ? { ...facet, values, factors: values.map(() => 1) }
    : { ...facet, values: Object.keys(values), factors: Object.values(values) }
}

function isList(values: FacetData['values']): values is readonly string[] {
  return Array.isArray(values)
}
