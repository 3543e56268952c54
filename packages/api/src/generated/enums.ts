// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The values of `Flag`, in the contract's order. */
export const flagValues = ["0","1"] as const
/** The values of `PartKind`, in the contract's order. */
export const partKindValues = ["cpu","motherboard","memory","gpu","ssd","hdd","case","power","cooler","monitor","keyboard","mouse","headset","speaker","os","office","assembly","visit","packing"] as const
/** The values of `PartType`, in the contract's order. */
export const partTypeValues = [1,2,3,4] as const
/** The values of `PriceState`, in the contract's order. */
export const priceStateValues = [0,1,2,3] as const
/** The values of `PriceType`, in the contract's order. */
export const priceTypeValues = ["cash","card"] as const
/** The values of `ReviewSort`, in the contract's order. */
export const reviewSortValues = ["rank","new","marks","low"] as const
/** The values of `Sort`, in the contract's order. */
export const sortValues = ["rank","low","high","new","review","relevance"] as const
/** The values of `SurchargedRegion`, in the contract's order. */
export const surchargedRegionValues = ["jeju","remote"] as const
/** The values of `Trait`, in the contract's order. */
export const traitValues = ["free","sale","rated"] as const
/** The values of `ZzimState`, in the contract's order. */
export const zzimStateValues = ["0","1"] as const
