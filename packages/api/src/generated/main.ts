// Generated from openapi/main.yaml by `pnpm generate`. Do not edit.

export interface paths {
    readonly "/front/v1/item/getSchPrice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The price bands offered as a filter. */
        readonly get: operations["getPriceBands"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/front/v1/item/spec/{cate}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The specification facets of a category. */
        readonly get: operations["getSpecs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/front/v2/common/aside/{x}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Link blocks beside the list of a category. */
        readonly get: operations["getAside"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/front/v3/curation/{cate}/{idx_b_manager}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products picked for a category. */
        readonly get: operations["getCuration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/front/v3/item/cate/{tree}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the two category trees, with every level nested. */
        readonly get: operations["getCategoryTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/front/v3/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A window of a product list, with the counts of every facet value.
         * @description Several values of one facet mean OR, facets together mean AND. Counts of a facet are taken without that facet's own choice. `limit` is the exclusive end of the window.
         */
        readonly get: operations["getItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AsideLink: {
            /**
             * @description A path of this site.
             * @example /list/112751
             */
            readonly href: string;
            readonly title: string;
        };
        readonly AsideResponse: components["schemas"]["Success"] & {
            readonly result: readonly {
                readonly links: readonly components["schemas"]["AsideLink"][];
                /** @example 함께 보는 분류 */
                readonly title: string;
            }[];
        };
        readonly Category: {
            /** @description Depth in the tree, 1 at the top. */
            readonly cate_dep: number;
            readonly cate_id: components["schemas"]["CategoryId"];
            /** @description The top category above this one. */
            readonly cate_id_0: components["schemas"]["CategoryId"];
            readonly child: readonly components["schemas"]["Category"][];
            readonly child_count: number;
            /** @example 그래픽카드 */
            readonly name: string;
        };
        /**
         * @description Ids beginning with 2 live in the second tree, all others in the first.
         * @example 112758
         */
        readonly CategoryId: string;
        readonly CategoryTreeResponse: components["schemas"]["Success"] & {
            readonly result: readonly components["schemas"]["Category"][];
        };
        readonly CurationItem: {
            readonly cash: components["schemas"]["Won"] | null;
            /** Format: uri */
            readonly image: string;
            readonly item_id: components["schemas"]["ItemId"];
            readonly name: string;
            readonly price_state: components["schemas"]["PriceState"];
            /**
             * @description Why it was picked.
             * @example 리뷰가 많아요
             */
            readonly reason: string;
        };
        readonly CurationResponse: components["schemas"]["Success"] & {
            readonly result: {
                readonly items: readonly components["schemas"]["CurationItem"][];
                /** @example 그래픽카드 추천 */
                readonly title: string;
            };
        };
        /** @description What delivery costs. `unknown` is not free: nobody has said what it costs. */
        readonly Delivery: {
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            readonly fee?: components["schemas"]["Won"];
            /** @enum {string} */
            readonly kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            readonly threshold?: components["schemas"]["Won"];
        };
        /** @description The body of every error response. */
        readonly Failure: {
            /**
             * @description A sentence for the developer
             * @example no such category
             */
            readonly message: string;
            readonly result?: null;
            /** @constant */
            readonly success: false;
        };
        /** @example 1000017 */
        readonly ItemId: string;
        readonly ItemListResponse: components["schemas"]["Success"] & {
            readonly makers: readonly components["schemas"]["Maker"][];
            readonly result: {
                /** @description Whether products of this list can be compared */
                readonly isCompare: boolean;
                readonly items: readonly components["schemas"]["ListItem"][];
                readonly price_bands?: readonly components["schemas"]["PriceBand"][];
                /** @description Facet key to value key to the number of items it would leave. */
                readonly spec_counts?: {
                    readonly [key: string]: {
                        readonly [key: string]: number;
                    };
                };
                /** @description Items that match, paid placements not counted. */
                readonly total: number;
            };
        };
        readonly ListItem: {
            /** @description A paid placement. */
            readonly ad?: boolean;
            /** @description Lowest price by card, without delivery; null unless the price state is 3. */
            readonly card: components["schemas"]["Won"] | null;
            /** @description Lowest price in cash, without delivery; null unless the price state is 3. */
            readonly cash: components["schemas"]["Won"] | null;
            readonly cate_id: components["schemas"]["CategoryId"];
            /** @description Of the offer with the lowest price. */
            readonly delivery: components["schemas"]["Delivery"];
            /** @description On request. */
            readonly event?: boolean;
            /** @description On request. */
            readonly hotdeal?: boolean;
            /**
             * Format: uri
             * @description A square picture.
             */
            readonly image: string;
            readonly item_id: components["schemas"]["ItemId"];
            /**
             * @example [
             *       "AM5",
             *       "8코어"
             *     ]
             */
            readonly key_specs: readonly string[];
            /** @description On request. */
            readonly maker?: string;
            readonly mall_count: number;
            /** @description Name of the minishop that sells it. */
            readonly minishop?: string;
            /** @description Whether the row has malls or variants to open. */
            readonly moreView: boolean;
            readonly name: string;
            readonly price_state: components["schemas"]["PriceState"];
            /**
             * Format: date
             * @example 2026-09-14
             */
            readonly registered: string;
            readonly review_count: number;
            /** @description Absent without reviews. */
            readonly review_score?: number;
            /** @description On request; part of a standard PC. */
            readonly stdpc?: boolean;
            readonly variants: readonly components["schemas"]["Variant"][];
            readonly zzim_count: number;
        };
        readonly Maker: {
            /** @description Counted without the choice of makers. */
            readonly count: number;
            readonly id: string;
            /** @example ASUS */
            readonly name: string;
        };
        /**
         * @description idx_b_manager, the number of a minishop. 1 is the site itself.
         * @default 1
         */
        readonly ManagerId: number;
        readonly PriceBand: {
            readonly count?: number;
            /** @description Inclusive; null where the band has no upper end. */
            readonly max: components["schemas"]["Won"] | null;
            /** @description Inclusive. */
            readonly min: components["schemas"]["Won"];
        };
        readonly PriceBandResponse: components["schemas"]["Success"] & {
            readonly data: readonly components["schemas"]["PriceBand"][] | {
                readonly list: readonly components["schemas"]["PriceBand"][];
            };
        };
        /**
         * @description 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price.
         * @enum {integer}
         */
        readonly PriceState: 0 | 1 | 2 | 3;
        /**
         * @default cash
         * @enum {string}
         */
        readonly PriceType: "cash" | "card";
        /**
         * @description rank popularity, low and high by price, new by date, review by number of reviews.
         * @default rank
         * @enum {string}
         */
        readonly Sort: "rank" | "low" | "high" | "new" | "review";
        readonly SpecFacet: {
            /** @example memory */
            readonly key: string;
            /** @example 메모리 용량 */
            readonly name: string;
            /**
             * @description Already part of the value names.
             * @example GB
             */
            readonly unit?: string;
            readonly values: readonly components["schemas"]["SpecValue"][];
        };
        readonly SpecResponse: components["schemas"]["Success"] & {
            readonly result: readonly components["schemas"]["SpecFacet"][];
        };
        /**
         * @example {
         *       "memory": [
         *         "12",
         *         "16"
         *       ]
         *     }
         */
        readonly SpecSelection: {
            readonly [key: string]: readonly string[];
        };
        readonly SpecValue: {
            /** @description Items of the category that have the value. */
            readonly count: number;
            /** @example 16 */
            readonly key: string;
            /** @example 16GB */
            readonly name: string;
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        readonly Success: {
            /** @example success */
            readonly message: string;
            readonly success: boolean;
        };
        /** @description The same product in another packing, size or colour. */
        readonly Variant: {
            readonly card: components["schemas"]["Won"] | null;
            readonly cash: components["schemas"]["Won"] | null;
            readonly item_id: components["schemas"]["ItemId"];
            /** @example 정품 멀티팩 */
            readonly label: string;
            readonly state: components["schemas"]["PriceState"];
        };
        /** @description An amount in whole won. */
        readonly Won: number;
    };
    responses: {
        /** @description The request does not fit this document. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing with that id. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        readonly Category: components["schemas"]["CategoryId"];
        readonly ManagerId: components["schemas"]["ManagerId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getPriceBands: {
        readonly parameters: {
            readonly query: {
                readonly cate_id: components["schemas"]["CategoryId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Bands from cheap to dear, without gaps. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceBandResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getSpecs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly cate: components["parameters"]["Category"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Facets in display order; none for a category whose children differ too much to share any. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SpecResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getAside: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The category (assumed). */
                readonly x: components["schemas"]["CategoryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description May be empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AsideResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getCuration: {
        readonly parameters: {
            readonly query?: {
                readonly ad?: string;
                /** @description The page's own query, passed on when its ad_code is svp003. */
                readonly passed?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: never;
            readonly path: {
                readonly cate: components["parameters"]["Category"];
                readonly idx_b_manager: components["schemas"]["ManagerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description May be empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurationResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getCategoryTree: {
        readonly parameters: {
            readonly query?: {
                readonly idx_b_manager?: components["parameters"]["ManagerId"];
            };
            readonly header?: never;
            readonly path: {
                /** @description 2 for category ids that begin with 2, 1 for all others. */
                readonly tree: "1" | "2";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The roots of the tree, in display order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryTreeResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getItems: {
        readonly parameters: {
            readonly query: {
                /** @description Ad code of the screen; paid placements are mixed in only when it is given. */
                readonly ad?: "sap006" | "sam006";
                readonly cate_id: components["schemas"]["CategoryId"];
                /** @description Optional item fields to include, separated by commas. */
                readonly fields?: readonly ("stdpc" | "maker" | "hotdeal" | "event")[];
                readonly idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description Words that the product's name or maker must hold. */
                readonly keyword?: string;
                /** @description End of the window (exclusive). */
                readonly limit?: number;
                /** @description Maker ids, separated by commas. */
                readonly maker?: readonly string[];
                /** @description Highest price (inclusive). */
                readonly max?: components["schemas"]["Won"];
                /** @description Lowest price (inclusive). */
                readonly min?: components["schemas"]["Won"];
                /** @description First item of the window. */
                readonly offset?: number;
                readonly sort?: components["schemas"]["Sort"];
                /** @description Facet key to chosen value keys, as JSON. */
                readonly spec?: string;
                /** @description Which price is meant by sorting, bands, min and max. */
                readonly type?: components["schemas"]["PriceType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The window; empty beyond the end. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ItemListResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
}
