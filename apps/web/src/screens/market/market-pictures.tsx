import type { SegmentId } from '@silowright/domain/catalogue/segments';
import Battery from 'lucide-react/icons/battery-charging';
import PiggyBank from 'lucide-react/icons/beef';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Newspaper from 'lucide-react/icons/newspaper';
import Shapes from 'lucide-react/icons/shapes';
import Snowflake from 'lucide-react/icons/snowflake';
import Utensils from 'lucide-react/icons/utensils';
import Wheat from 'lucide-react/icons/wheat';

const icons = {
  food_and_feed: Utensils,
  animal_food: PiggyBank,
  road_salt: Snowflake,
  agricultural: Wheat,
  pulp_paper: Newspaper,
  renewable_energy: Battery,
  chemical_processing: FlaskConical,
  other_industries: Shapes,
} as const satisfies Record<SegmentId, unknown>;

export const MarketIcon = ({ segment }: { readonly segment: SegmentId }) => {
  const Icon = icons[segment];
  return <Icon aria-hidden="true" size={26} strokeWidth={1.75} />;
};

export const MarketScene = ({ segment }: { readonly segment: SegmentId }) => <MarketIcon segment={segment} />;
